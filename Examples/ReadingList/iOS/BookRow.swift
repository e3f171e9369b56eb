import SwiftUI

/// A row of SwiftUI in a cell of UIKit: one stop, with what matters first.
struct BookRow: View {
  @ObservedObject var book: Book

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(book.title).font(.headline)
        Text(book.author).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      if book.isFinished {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green).accessibilityLabel("Finished")
      }
    }
    .accessibilityElement(children: .combine)
  }
}
