import CurbcutFoundation
import Foundation

/// How the layers of symbols are coloured.
///
/// Follows <https://developer.apple.com/documentation/swiftui/symbolcolorrenderingmode>.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let raw: Int

  /// In one colour.
  public static let flat = Self(raw: 0)
  /// From a lighter colour to a darker one.
  public static let gradient = Self(raw: 1)
}

/// How symbols show a value.
///
/// Follows <https://developer.apple.com/documentation/swiftui/symbolvariablevaluemode>.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let raw: Int

  /// By layers that are pale.
  public static let color = Self(raw: 0)
  /// By lines that are drawn to a part.
  public static let draw = Self(raw: 1)
}

extension View {
  /// Sets how the layers of the symbols in the view are coloured.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/symbolcolorrenderingmode(_:)>.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    if mode == .gradient {
      UnsupportedMembers.wasSet("View.symbolColorRenderingMode: symbols are drawn in one colour")
    }
    return self
  }

  /// Sets how the symbols in the view show a value.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/symbolvariablevaluemode(_:)>.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    if mode != nil {
      UnsupportedMembers.wasSet("View.symbolVariableValueMode: symbols are drawn whole, whatever their value")
    }
    return self
  }
}
