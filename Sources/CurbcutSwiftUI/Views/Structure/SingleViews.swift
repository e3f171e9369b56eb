// Controls whose styles hide the types of what they make: in a container, each is one view.

extension Button {
  /// One view, whatever the style makes of it.
  public static func _viewListCount() -> Int? { 1 }
}

extension NavigationLink {
  /// One view, whatever the style makes of it.
  public static func _viewListCount() -> Int? { 1 }
}

extension Link {
  /// One view, whatever the style makes of it.
  public static func _viewListCount() -> Int? { 1 }
}

extension Label {
  /// One view, whatever the style makes of it.
  public static func _viewListCount() -> Int? { 1 }
}

extension LabeledContent where Label: View, Content: View {
  /// One view, whatever the style makes of it.
  public static func _viewListCount() -> Int? { 1 }
}

extension Toggle {
  /// One view, whatever the style makes of it.
  public static func _viewListCount() -> Int? { 1 }
}

extension Menu {
  /// One view, whatever the style makes of it.
  public static func _viewListCount() -> Int? { 1 }
}
