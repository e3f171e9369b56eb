import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("Items of a pasteboard")
struct PasteboardItemTests {
  @Test("Are texts and URLs by their types, and go when they expire")
  func items() {
    let board = UIPasteboard(name: "test")
    board.setItems(
      [[UIPasteboard.typeAutomatic: "a"], ["public.url": "https://example.com"], ["x.y": 3]],
      options: [.expirationDate: Date(timeIntervalSinceNow: 60), .localOnly: true])
    #expect(board.string == "a" && board.urls == [URL(string: "https://example.com")].compactMap(\.self))
    #expect(board.numberOfItems == 2 && board.changeCount == 1)
    board.setItems(
      [["public.utf8-plain-text": "b"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
    #expect(!board.hasStrings && board.numberOfItems == 0)
    board.setValue(Data("c".utf8), forPasteboardType: "public.plain-text")
    #expect(board.string == "c")
  }
}
