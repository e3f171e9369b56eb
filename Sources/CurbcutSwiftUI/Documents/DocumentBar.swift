import CurbcutUIKit
import Foundation

/// What the bar over an open document shows, wherever the bar is: in the document's own stack, or around it.
@MainActor
final class DocumentBar: @preconcurrency ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  /// The name of the document.
  var name = "" { willSet { if newValue != name { objectWillChange.send() } } }
  /// Leads back to the documents.
  var leave: @MainActor () -> Void = {}
  /// Asks for another name.
  var rename: @MainActor () -> Void = {}
  /// Whether a stack in the document shows the bar.
  private(set) var isTaken = false
  private weak var holder: AnyObject?

  /// Whether a stack may show the bar: the first that asks.
  func take(_ stack: AnyObject) -> Bool {
    guard holder == nil else { return false }
    holder = stack
    // The stack is made while the view around it is evaluated, which must not change by that at once.
    UIKitHost.shared.clock.after(0) { [weak self] in
      guard let self, !isTaken else { return }
      objectWillChange.send()
      isTaken = true
    }
    return true
  }
}

private enum DocumentBarKey: EnvironmentKey {
  static var defaultValue: DocumentBar? { nil }
}

extension EnvironmentValues {
  /// The bar over the document that the view belongs to, until a stack shows it.
  var documentBar: DocumentBar? {
    get { self[DocumentBarKey.self] }
    set { self[DocumentBarKey.self] = newValue }
  }
}

/// The first screen of a document, with its name and the button that leads back.
struct DocumentScreen<Content: View>: View {
  let content: Content
  @ObservedObject var bar: DocumentBar

  var body: some View {
    content
      .modifier(
        NavigationItemModifier { values, _ in
          values.title = values.title ?? bar.name
          values.displayMode = values.displayMode ?? .inline
        }
      )
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button {
            bar.leave()
          } label: {
            Label(SystemWord.documents.text, systemImage: "chevron.backward")
          }
        }
      }
      .toolbar { ToolbarTitleMenu.fallback { RenameButton() } }
  }
}
