import AccessibilityTree

extension UIView {
  /// Whether something hears of a tap on the view: a target of the control that it is, or the list whose row it is or is in.
  ///
  /// What is used by a tap, other technologies than VoiceOver reach too, whatever its traits say; a row whose
  /// `selectionStyle` is `none` is taken for one that is only read.
  final var answersTaps: Bool {
    if let control = self as? UIControl { return control.isHeard && control.isUserInteractionEnabled }
    return isInUsedRow
  }

  /// Whether the view is, or is in, a row whose list hears of taps on it.
  final var isInUsedRow: Bool {
    var next: UIView? = self
    while let view = next {
      if view.isRow { return view.rowAnswersTaps }
      next = view.storedSuperview
    }
    return false
  }

  private var rowAnswersTaps: Bool {
    guard isUserInteractionEnabled else { return false }
    if let cell = self as? UITableViewCell {
      return cell.selectionStyle != .none && cell.table?.selects ?? false
    }
    guard let collection = (self as? UICollectionViewCell)?.collection else { return false }
    return collection.allowsSelection || collection.allowsMultipleSelection
  }
}
