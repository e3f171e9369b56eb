import CurbcutUIKit

/// Whether people can change the content of a view, such as the rows of a list.
///
/// Follows <https://developer.apple.com/documentation/swiftui/editmode>.
public enum EditMode: Sendable {
  /// They cannot.
  case inactive
  /// They can for the moment.
  case transient
  /// They can.
  case active

  /// Whether they can.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether people can change the content of the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/editmode>.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Keeps whether people can change the content of a screen.
@MainActor
final class EditModeStorage {
  private let mode = Attribute(EditMode.inactive)
  private weak var graph: ViewGraph?

  init(_ graph: ViewGraph) { self.graph = graph }

  var binding: Binding<EditMode> {
    Binding(
      get: { [mode] in Isolation.onMain { mode.value } },
      set: { [mode, weak graph] new in Isolation.onMain { graph?.enqueue(.current) { mode.set(new) } } })
  }
}

/// A button that begins and ends editing.
///
/// Follows <https://developer.apple.com/documentation/swiftui/editbutton>.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  nonisolated public init() {}

  /// The content of the view.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? SystemWord.done.text : SystemWord.edit.text) {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}
