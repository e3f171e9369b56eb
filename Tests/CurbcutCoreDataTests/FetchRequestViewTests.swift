import AccessibilityTree
import CurbcutCoreData
import CurbcutSwiftUI
import CurbcutUIKit
import DeviceSettings
import Testing

/// `@FetchRequest` in a view.
@MainActor
@Suite(.serialized)
struct FetchRequestViewTests {
  private let context: NSManagedObjectContext
  private let window: UIWindow

  init() throws {
    UIKitHost.shared.configure(device: .iPhone16Pro, settings: Settings())
    context = try LibraryModel.container().viewContext
    for title in ["Ivanhoe", "Emma"] { Book(context: context).title = title }
    try context.save()
    window = UIKitHost.shared.makeWindow()
    window.rootViewController = UIHostingController(
      rootView: BookList().environment(\.managedObjectContext, context))
    window.makeKeyAndVisible()
    settle()
  }

  /// Lets what waits for the main queue run, and rows come and go.
  private func settle() {
    // The test is a block of the main queue, which others have to wait for.
    context.processPendingChanges()
    for _ in 0..<2 {
      UIKitHost.shared.advance(by: 1)
      UIKitHost.shared.pumpMainQueue()
      window.layoutIfNeeded()
    }
  }

  private var elements: [AccessibilityElement] {
    AccessibilityProvider.tree(of: window).elements.filter { $0.label != nil }
  }

  private var labels: [String] { elements.compactMap { $0.label?.string } }

  private func activate(_ label: String) {
    func find(_ object: Any) -> UIResponder? {
      guard let object = object as? UIResponder else { return nil }
      if object.isAccessibilityElement { return object.accessibilityLabel == label ? object : nil }
      let inner = object.accessibilityElements ?? (object as? UIView)?.subviews ?? []
      return inner.lazy.compactMap(find).first
    }
    _ = find(window)?.accessibilityActivate()
    settle()
  }

  @Test func theViewFollowsTheContext() throws {
    #expect(labels == ["Emma", "Ivanhoe", "Add", "Only read"])
    activate("Add")
    #expect(labels == ["Emma", "Ivanhoe", "Zorro", "Add", "Only read"])
    let emma = try #require(try context.fetch(Book.fetchRequest()).first { $0.title == "Emma" })
    context.delete(emma)
    settle()
    #expect(labels == ["Ivanhoe", "Zorro", "Add", "Only read"])
  }

  @Test func aRowFollowsItsObject() {
    activate("Emma")
    #expect(elements.first?.value?.string == "Read")
    #expect(elements.dropFirst().first?.value?.string == "Unread")
  }

  @Test func thePredicateCanBeChanged() {
    activate("Emma")
    activate("Only read")
    #expect(labels == ["Emma", "Add", "Only read"])
    activate("Only read")
    #expect(labels == ["Emma", "Ivanhoe", "Add", "Only read"])
  }

  @Test func sectionsAreWhatObjectsThatFollowEachOtherHaveInCommon() throws {
    for (title, pages, read) in [("Zorro", 50, true), ("Alice", 90, true), ("Ulysses", 900, true)] {
      let book = Book(context: context)
      (book.title, book.pages, book.read) = (title, Int32(pages), read)
    }
    try context.save()
    window.rootViewController = UIHostingController(
      rootView: SectionedBookList().environment(\.managedObjectContext, context))
    settle()
    let end = ["5 in all", "By title", "Only long"]
    #expect(labels.first == "To read" && Set(labels[1...2]) == ["Emma", "Ivanhoe"])
    #expect(Array(labels.dropFirst(3)) == ["Read", "Zorro", "Alice", "Ulysses"] + end)
    activate("By title")
    #expect(
      labels == ["Read", "Alice", "Ulysses", "Zorro", "To read", "Emma", "Ivanhoe"] + end)
    activate("Only long")
    #expect(labels == ["Read", "Ulysses"] + end)
  }
}
