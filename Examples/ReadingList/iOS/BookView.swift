import SwiftUI

/// A screen of SwiftUI in a navigation controller of UIKit, with a control and a controller of UIKit in it.
struct BookView: View {
  @ObservedObject var book: Book
  @State private var isWriting = false

  var body: some View {
    Form {
      LabeledContent("Author", value: book.author)
      Toggle("Finished", isOn: $book.isFinished)
      HStack {
        // The control has a label of its own.
        Text("Rating").accessibilityHidden(true)
        Spacer()
        RatingView(rating: $book.rating).fixedSize()
      }
      Section("Note") {
        if !book.note.isEmpty { Text(book.note) }
        Button(book.note.isEmpty ? "Write a Note" : "Change the Note") { isWriting = true }
      }
    }
    .navigationTitle(book.title)
    .sheet(isPresented: $isWriting) { NoteEditor(text: $book.note).ignoresSafeArea() }
  }
}
