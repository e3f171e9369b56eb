/// The glass behind a sheet of partial height since iOS 26. It is seen where the content has no background of its own.
final class SheetGlass: GlassView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    // Text stands on it, so that less shows through than through a button. Apple gives no values.
    density = 0.72
    blurRadius = 10
  }

  required init?(coder: NSCoder) { nil }
}

/// A view controller whose background gives way to the glass of a sheet.
@MainActor
package protocol SheetGlassContent {
  /// Called when the sheet is laid out, with or without glass behind the content.
  func sheetChanged(showsGlass: Bool)
}
