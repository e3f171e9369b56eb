extension UIAlertController {
  /// Whether a view is the card of an alert or action sheet, whose frame is what Apple's tools record of it.
  package static func isCard(_ view: UIView) -> Bool { view is AlertCard }
}
