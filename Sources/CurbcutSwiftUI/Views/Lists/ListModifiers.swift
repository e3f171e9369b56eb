import Foundation

/// The insets of a row's content.
enum ListRowInsetsTrait: ViewTraitKey {
  typealias Value = EdgeInsets
}

/// What is behind a row.
enum ListRowBackgroundTrait: ViewTraitKey {
  typealias Value = AnyView
}

/// Whether the line below a row is shown.
enum ListRowSeparatorTrait: ViewTraitKey {
  typealias Value = Visibility
}

/// Whether a row can be selected.
enum SelectionDisabledTrait: ViewTraitKey {
  typealias Value = Bool
}

/// The levels by which a row is indented.
enum ListIndentationTrait: ViewTraitKey {
  typealias Value = Int
}

extension View {
  /// Sets the insets of the view's content in a row.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/listrowinsets(_:)>.
  @ViewBuilder
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    if let insets { modifier(TraitModifier<ListRowInsetsTrait>(value: insets)) } else { self }
  }

  /// Puts a view behind the row of this one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/listrowbackground(_:)>.
  @ViewBuilder
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    if let view {
      modifier(TraitModifier<ListRowBackgroundTrait>(value: AnyView(view)))
    } else {
      self
    }
  }

  /// Shows or hides the lines at the row of the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:)>.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitModifier<ListRowSeparatorTrait>(value: visibility))
  }

  /// Keeps the row of the view from being selected.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/selectiondisabled(_:)>.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(TraitModifier<SelectionDisabledTrait>(value: isDisabled))
  }
}
