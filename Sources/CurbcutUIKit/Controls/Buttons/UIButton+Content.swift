import Foundation

// The content and layout of a button without a configuration.

extension UIButton {
  /// The vertical distance between a title and the button's edges when the app has set no insets, in points.
  private static let titlePadding: CGFloat = 6

  /// The displayed title: the menu's selection, the configuration's title or the title for the state.
  var shownTitle: String? {
    if let action = selectedMenuAction { return action.title }
    return configuration?.title ?? currentAttributedTitle?.string ?? title(for: state)
  }

  func defaultTitleColor(for state: State) -> UIColor {
    guard buttonType != .custom else { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    if role == .destructive { return .systemRed }
    return tintColor
  }

  func applyLegacyContent() {
    let label = titleLabelStorage
    let color = legacyTitleColor
    label.textColor = color
    if let attributed = currentAttributedTitle, selectedMenuAction == nil {
      label.attributedText = attributed
    } else {
      label.text = shownTitle
    }
    label.isHidden = shownTitle?.isEmpty != false
    label.alpha = buttonType != .custom && isHighlighted ? 0.2 : 1
    label.shadowColor = currentTitleShadowColor

    let view = imageViewStorage
    view.image = currentImage.map { image in
      // A system button draws its image in the tint colour, whatever colours the image has.
      buttonType != .custom && image.renderingMode == .automatic
        ? image.withRenderingMode(.alwaysTemplate) : image
    }
    view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    view.isHidden = view.image == nil
    view.tintColor = isEnabled ? (buttonType == .close ? .secondaryLabel : tintColor) : .tertiaryLabel
    view.alpha =
      isHighlighted && adjustsImageWhenHighlighted
      ? 0.4 : !isEnabled && adjustsImageWhenDisabled && buttonType == .custom ? 0.5 : 1
    for part in extraParts { part.isHidden = true }
  }

  private var legacyTitleColor: UIColor {
    if let own = titleColors[exactly: state] { return own }
    if buttonType == .system && isSelected && isEnabled { return .white }
    if !isEnabled && buttonType == .system { return .tertiaryLabel }
    return titleColor(for: state) ?? .white
  }

  /// The size of the content with its insets, in points. If `width` is nil, the content has its natural width.
  func contentSize(forWidth width: CGFloat?) -> CGSize {
    if let configuration { return size(of: configuration, forWidth: width) }
    if buttonType == .close { return CGSize(width: 30, height: 30) }
    let title = legacyTitleSize
    let image = legacyImageSize
    let hasInsets = contentEdgeInsets != .zero
    let padding = title.height > 0 && !hasInsets ? Self.titlePadding : 0
    var size = CGSize(width: title.width + image.width, height: max(title.height + 2 * padding, image.height))
    if title.height > 0 && !hasInsets { size.width = max(size.width, 30) }
    size.width += contentEdgeInsets.left + contentEdgeInsets.right
    size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    if let background = currentBackgroundImage?.size {
      size.width = max(size.width, background.width)
      size.height = max(size.height, background.height)
    }
    if title == .zero && image == .zero && currentBackgroundImage == nil && !hasInsets {
      return CGSize(width: 30, height: titleLabelStorage.font.lineHeight.rounded(.up) + 2 * Self.titlePadding)
    }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private var legacyTitleSize: CGSize {
    guard !titleLabelStorage.isHidden else { return .zero }
    let all = CGFloat.greatestFiniteMagnitude
    return titleLabelStorage.sizeThatFits(CGSize(width: all, height: all))
  }

  private var legacyImageSize: CGSize {
    imageViewStorage.isHidden ? .zero : imageViewStorage.intrinsicContentSize
  }

  func legacyPlaces(in content: CGRect) -> (title: CGRect, image: CGRect) {
    bringContentUpToDate()
    var title = legacyTitleSize
    var image = legacyImageSize
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let titleRoom = content.inset(by: titleEdgeInsets.mirrored(isRightToLeft))
    let imageRoom = content.inset(by: imageEdgeInsets.mirrored(isRightToLeft))
    if image.width > imageRoom.width || image.height > imageRoom.height {
      let shrink = max(0, min(imageRoom.width / image.width, imageRoom.height / image.height))
      image = CGSize(width: image.width * shrink, height: image.height * shrink)
    }
    title.width = min(title.width, max(0, titleRoom.width - image.width))
    if titleLabelStorage.numberOfLines != 1, title.height > 0 {
      let wrapped = CGSize(width: max(0, titleRoom.width - image.width), height: .greatestFiniteMagnitude)
      title.height = titleLabelStorage.sizeThatFits(wrapped).height
    }
    title.height = min(title.height, max(0, titleRoom.height))

    func x(in room: CGRect) -> CGFloat {
      let total = title.width + image.width
      return switch effectiveContentHorizontalAlignment {
      case .left, .fill: room.minX
      case .right: room.maxX - total
      default: room.midX - total / 2
      }
    }
    func y(_ height: CGFloat, in room: CGRect) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: room.minY
      case .bottom: room.maxY - height
      default: room.midY - height / 2
      }
    }
    let imageX = x(in: imageRoom) + (isRightToLeft ? title.width : 0)
    let titleX = x(in: titleRoom) + (isRightToLeft ? 0 : image.width)
    var imagePlace = CGRect(
      x: imageX, y: y(image.height, in: imageRoom), width: image.width, height: image.height)
    if contentHorizontalAlignment == .fill, title.width == 0 {
      imagePlace.origin.x = imageRoom.minX
      imagePlace.size.width = imageRoom.width
    }
    if contentVerticalAlignment == .fill, image.height > 0 {
      imagePlace.origin.y = imageRoom.minY
      imagePlace.size.height = imageRoom.height
    }
    return (
      CGRect(x: titleX, y: y(title.height, in: titleRoom), width: title.width, height: title.height),
      imagePlace
    )
  }

  func drawLegacyBackground() {
    let area = backgroundRect(forBounds: bounds)
    if let image = currentBackgroundImage?.variant(for: traitCollection) {
      let isTemplate = image.renderingMode == .alwaysTemplate || image.isSymbolImage
      (isTemplate ? image.withTintColor(tintColor) : image).draw(in: area)
    }
    if buttonType == .close {
      UIColor.secondarySystemFill.setFill()
      UIBezierPath(ovalIn: UIView.ContentMode.center.rect(for: CGSize(width: 30, height: 30), in: area))
        .fill()
    }
    // A selected system button shows its title in white on a rounded rectangle of the tint colour.
    if buttonType == .system && isSelected && isEnabled && titleColors[exactly: .selected] == nil
      && !titleLabelStorage.isHidden && titles[exactly: .selected] == nil
    {
      layoutIfNeeded()
      tintColor.setFill()
      UIBezierPath(roundedRect: titleLabelStorage.frame.insetBy(dx: -4, dy: -2), cornerRadius: 5).fill()
    }
  }
}

extension UIEdgeInsets {
  /// The insets with left and right swapped for a right-to-left layout.
  func mirrored(_ isRightToLeft: Bool) -> UIEdgeInsets {
    isRightToLeft ? UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) : self
  }
}
