import CoreData
import SwiftUI

/// A shelf of a library, with its books in order.
@objc(Shelf)
public class Shelf: NSManagedObject {
  @NSManaged public var name: String
  @NSManaged public var books: NSOrderedSet?

  public override func awakeFromInsert() {
    super.awakeFromInsert()
    setPrimitiveValue("New shelf", forKey: "name")
  }
}

extension Shelf {
  @NSManaged public func addToBooks(_ value: Book)
  @NSManaged public func removeFromBooks(_ value: Book)
  @NSManaged public func insertIntoBooks(_ value: Book, at idx: Int)
  @NSManaged public func removeFromBooks(at idx: Int)
  @NSManaged public func replaceBooks(at idx: Int, with value: Book)
}

/// A book.
public class Book: NSManagedObject, Identifiable {
  @NSManaged public var title: String?
  @NSManaged public var isbn: String?
  @NSManaged public var pages: Int32
  @NSManaged public var rating: NSNumber?
  @NSManaged public var price: NSDecimalNumber?
  @NSManaged public var read: Bool
  @NSManaged public var bought: Date?
  @NSManaged public var cover: Data?
  @NSManaged public var code: UUID?
  @NSManaged public var page: URL?
  @NSManaged public var shelf: Shelf?
  @NSManaged public var tags: Set<Tag>
  @NSManaged public var words: [String]?

  @nonobjc public class func fetchRequest() -> NSFetchRequest<Book> {
    NSFetchRequest<Book>(entityName: "Book")
  }
}

/// A book that is borrowed.
public class BorrowedBook: Book {
  @NSManaged public var owner: String?
}

/// A word that books have in common.
public class Tag: NSManagedObject {
  @NSManaged public var name: String
  @NSManaged public var books: Set<Book>
}

/// The books, as an app's view shows them.
public struct BookList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) private var books: FetchedResults<Book>
  @State private var onlyRead = false

  public init() {}

  public var body: some View {
    List {
      ForEach(books) { BookRow(book: $0) }.onDelete { places in
        for place in places { context.delete(books[place]) }
      }
      Button("Add") {
        let book = Book(context: context)
        book.title = "Zorro"
        try? context.save()
      }
      Toggle("Only read", isOn: $onlyRead)
    }
    .onChange(of: onlyRead) { books.nsPredicate = onlyRead ? NSPredicate(format: "read == YES") : nil }
  }
}

struct BookRow: View {
  @ObservedObject var book: Book

  var body: some View {
    Button(book.title ?? "Untitled") { book.read.toggle() }.accessibilityValue(book.read ? "Read" : "Unread")
  }
}

/// The books in sections, by whether they were read.
public struct SectionedBookList: View {
  @SectionedFetchRequest<Bool, Book>(
    sectionIdentifier: \.read,
    sortDescriptors: [
      NSSortDescriptor(key: "read", ascending: true), NSSortDescriptor(key: "pages", ascending: true),
    ])
  private var sections
  /// An empty list of orders, as Xcode users write it.
  @FetchRequest(sortDescriptors: []) private var all: FetchedResults<Book>

  public init() {}

  public var body: some View {
    List {
      ForEach(sections) { section in
        Section(section.id ? "Read" : "To read") {
          ForEach(section) { Text($0.title ?? "") }
        }
      }
      Text("\(all.count) in all")
      Button("By title") {
        sections.nsSortDescriptors = [
          NSSortDescriptor(key: "read", ascending: false), NSSortDescriptor(key: "title", ascending: true),
        ]
      }
      Button("Only long") { sections.nsPredicate = NSPredicate(format: "pages > 100") }
    }
  }
}
