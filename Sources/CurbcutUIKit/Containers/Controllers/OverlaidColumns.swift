import Foundation

/// The columns of a split view that lie over its detail. A tap beside them closes them, and VoiceOver stays in them.
final class OverlaidColumns: UIView {
  let region = DismissRegion(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isOpaque = false
    // Before iOS 26, what lies below is dimmed.
    if !SystemMetrics.current.hasPlatters { region.backgroundColor = UIColor.black.withAlphaComponent(0.2) }
    addSubview(region)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    region.frame = bounds
    sendSubviewToBack(region)
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: OverlaidColumns.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.viewIsModal = { _ in true }
    answers.performEscape = { columns in
      columns.region.close?()
      return columns.region.close != nil
    }
  }
}
