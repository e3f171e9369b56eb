import CurbcutUIKit
import Foundation

/// A button that begins to rename what the view around it shows.
///
/// Follows <https://developer.apple.com/documentation/swiftui/renamebutton>.
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  /// Creates the button.
  public init() where Label == CurbcutSwiftUI.Label<Text, Image> {
    label = CurbcutSwiftUI.Label("Rename", systemImage: "pencil")
  }

  /// A button, which cannot be used where nothing can be renamed.
  public var body: some View {
    Button(action: { rename?() }, label: { label }).disabled(rename == nil)
  }
}

/// Begins to rename something.
///
/// Follows <https://developer.apple.com/documentation/swiftui/renameaction>.
@preconcurrency @MainActor
public struct RenameAction {
  let action: () -> Void

  /// Begins to rename.
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Begins to rename what the view shows; nil where nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets what renaming does in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/renameaction(_:)-324yw>.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.rename) { $0 = RenameAction(action: action) }
  }

  /// Gives a text field the focus when renaming begins in the view.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    transformEnvironment(\.rename) { $0 = RenameAction { isFocused.wrappedValue = true } }
  }
}

/// A button that pastes.
///
/// Follows <https://developer.apple.com/documentation/swiftui/pastebutton>.
public struct PasteButton: View {
  private let paste: () -> Void

  /// Creates a button that pastes texts.
  public init(payloadType: String.Type, onPaste: @escaping ([String]) -> Void) {
    paste = { onPaste(Isolation.onMain { UIPasteboard.general.strings ?? [] }) }
  }

  /// Creates a button that pastes URLs.
  public init(payloadType: URL.Type, onPaste: @escaping ([URL]) -> Void) {
    paste = { onPaste(Isolation.onMain { UIPasteboard.general.urls ?? [] }) }
  }

  /// A button with a symbol and a text.
  public var body: some View {
    Button(action: { paste() }) { Label("Paste", systemImage: "doc.on.clipboard") }
      .buttonStyle(.borderedProminent)
  }
}
