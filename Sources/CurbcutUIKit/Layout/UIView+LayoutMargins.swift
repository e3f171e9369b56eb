import Foundation

extension UIView {
  final func setMargins(fixed: UIEdgeInsets?, directional: NSDirectionalEdgeInsets?) {
    layoutStateMade.fixedMargins = fixed
    layoutStateMade.margins = directional
    marginsDidChange()
  }

  /// Whether the margins also respect those of the superview; false by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutState?.preservesSuperviewMargins ?? false }
    set {
      layoutStateMade.preservesSuperviewMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether margins are measured from the safe area; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState?.insetsMarginsFromSafeArea ?? true }
    set {
      layoutStateMade.insetsMarginsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  private func marginsDidChange() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    constraintsDidChange()
  }

  final var effectiveMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var margins: UIEdgeInsets
    if let fixed = layoutState?.fixedMargins {
      margins = fixed
    } else if let own = layoutState?.margins {
      margins = own.resolved(direction)
    } else {
      margins = defaultLayoutMargins
    }
    if let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = controller.systemMinimumLayoutMargins.resolved(direction)
      let hasOwn = layoutState?.fixedMargins != nil || layoutState?.margins != nil
      margins = hasOwn ? max(margins, least) : least
    }
    if layoutState?.preservesSuperviewMargins ?? false, let above = storedSuperview {
      let outer = above.layoutMargins
      let size = above.bounds.size
      let rect = computedFrame.offsetBy(dx: -above.bounds.minX, dy: -above.bounds.minY)
      margins = max(
        margins,
        UIEdgeInsets(
          top: outer.top - rect.minY, left: outer.left - rect.minX,
          bottom: outer.bottom - (size.height - rect.maxY), right: outer.right - (size.width - rect.maxX)))
    }
    if layoutState?.insetsMarginsFromSafeArea ?? true { margins += safeAreaInsets }
    return margins
  }

  private func max(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Swift.max(a.top, b.top), left: Swift.max(a.left, b.left), bottom: Swift.max(a.bottom, b.bottom),
      right: Swift.max(a.right, b.right))
  }

  /// The margins, widened where lines would be too long to read.
  final var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let room = bounds.width - insets.left - insets.right
    let surplus = (room - Self.readableWidth(for: traitCollection.preferredContentSizeCategory)) / 2
    if surplus > 0 {
      insets.left += surplus
      insets.right += surplus
    }
    return insets
  }

  /// The maximum width of text, in points, as measured on an iPad: 672 at the default text size.
  private static func readableWidth(for category: UIContentSizeCategory) -> CGFloat {
    switch category {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .large, .unspecified: 672
    case .extraLarge: 744
    case .extraExtraLarge: 808
    case .extraExtraExtraLarge: 880
    default: 952
    }
  }
}
