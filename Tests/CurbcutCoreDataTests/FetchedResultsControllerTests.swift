import CurbcutCoreData
import Testing

/// What a table's delegate is told.
@MainActor
@Suite(.serialized)
struct FetchedResultsControllerTests {
  private final class Log: NSObject, NSFetchedResultsControllerDelegate {
    var lines: [String] = []
    var sections: [String] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      lines.append("begin")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let title = (anObject as? Book)?.title ?? ""
      let places = [indexPath, newIndexPath].map { $0.map { "\($0[0]).\($0[1])" } ?? "-" }
      lines.append("\(type) \(title) \(places[0]) \(places[1])")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { lines.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      sections = controller.sections?.map { "\($0.name): \($0.numberOfObjects)" } ?? []
      lines.append("end")
    }
  }

  @Test func changesAreToldWithTheirPlaces() throws {
    let context = try LibraryModel.container().viewContext
    for (title, pages) in [("Emma", 1), ("Ivanhoe", 1), ("Walden", 2)] {
      let book = Book(context: context)
      (book.title, book.pages) = (title, Int32(pages))
    }
    try context.save()
    let request = Book.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(key: "pages", ascending: true), NSSortDescriptor(key: "title", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "pages", cacheName: nil)
    let log = Log()
    controller.delegate = log
    try controller.performFetch()
    #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
    #expect(controller.object(at: [1, 0]).title == "Walden")
    let walden = controller.object(at: [1, 0])
    walden.pages = 1
    let dracula = Book(context: context)
    (dracula.title, dracula.pages) = ("Dracula", 1)
    let new = Book(context: context)
    (new.title, new.pages) = ("Zorro", 3)
    context.delete(controller.object(at: [0, 1]))
    context.processPendingChanges()
    #expect(
      log.lines == [
        "begin", "delete section 2 1", "insert section 3 1", "delete Ivanhoe 0.1 -", "insert Dracula - 0.0",
        "insert Zorro - 1.0", "move Walden 1.0 0.2", "end",
      ])
    #expect(log.sections == ["1: 3", "3: 1"])
    log.lines = []
    dracula.read = true
    context.processPendingChanges()
    #expect(log.lines == ["begin", "update Dracula 0.0 0.0", "end"])
    #expect(controller.indexPath(forObject: dracula) == [0, 0])
  }
}
