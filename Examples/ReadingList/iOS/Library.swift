import Combine

/// The books, which screens of UIKit and of SwiftUI share.
final class Library: ObservableObject {
  @Published var books = [
    Book(title: "Momo", author: "Michael Ende"),
    Book(title: "Orlando", author: "Virginia Woolf"),
    Book(title: "Solaris", author: "Stanisław Lem"),
  ]
}

/// A book to read.
final class Book: ObservableObject, Identifiable {
  let title: String
  let author: String
  @Published var isFinished = false
  /// From 0, for none, to 5 stars.
  @Published var rating = 0
  @Published var note = ""

  init(title: String, author: String) {
    self.title = title
    self.author = author
  }
}
