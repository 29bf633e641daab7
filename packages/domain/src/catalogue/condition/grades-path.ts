/** Where the grades are explained. Apart from their table, which would come with it to every page that leads there. */
export const gradesPath = '/faq#what-grades-mean'
