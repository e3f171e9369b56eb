import Foundation

// What views say about texts that do not fit.

private enum MinimumScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}
private enum AllowsTighteningKey: EnvironmentKey {
  static let defaultValue = false
}
private enum ReservedLinesKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// How small a text may become to fit, as a part of its size.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/minimumscalefactor>.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }

  /// Whether letters may move together so that a text fits.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/allowstightening>.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// The number of lines for which there is room even in shorter texts.
  var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }
}

extension View {
  /// Sets how small the texts in the view may become to fit, as a part of their size.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:)>.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, min(max(factor, 0.01), 1))
  }

  /// Sets whether the letters of the texts in the view may move together so that the texts fit. Here only those of texts
  /// in one look do.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/allowstightening(_:)>.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Limits the number of lines of the texts in the view, and has shorter ones take as much room.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/linelimit(_:reservesspace:)>.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit).environment(\.reservedLines, reservesSpace ? limit : 0)
  }

  /// Limits the number of lines of the texts in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/linelimit(_:)-4hzfa>.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Sets the number of lines for which the texts in the view have room at least.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/linelimit(_:)-7yw12>.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(Int?.none).environment(\.reservedLines, limit.lowerBound)
  }
}
