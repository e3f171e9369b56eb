import AssistiveTechnology

extension FocusRing {
  /// The ring as a mark in its own colour and style; nil where it looks as every cursor does.
  public var mark: Overlay.Mark? {
    guard color != .default || hasHighContrast else { return nil }
    return Overlay.Mark(
      .focusRing, frame, color: color == .default ? nil : color.rawValue, isLarge: width > Self.widths.normal,
      style: hasHighContrast ? .doubleLine : nil)
  }
}
