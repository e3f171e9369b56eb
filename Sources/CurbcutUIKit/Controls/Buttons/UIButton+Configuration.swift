import Foundation

// The content and layout of a button with a configuration.

extension UIButton.Configuration {
  /// The configuration updated for the button's state, if the button updates its configuration automatically.
  func automaticUpdate(for button: UIButton) -> UIButton.Configuration {
    button.automaticallyUpdatesConfiguration ? updated(for: button) : self
  }
}

extension UIButton {
  /// Applies the text, images and colours of a configuration to the button's subviews.
  func apply(_ configuration: Configuration) {
    let color = configuration.baseForegroundColor ?? tintColor ?? .systemBlue
    let traits = traitCollection
    for part in extraParts { part.isHidden = true }

    let title = titleLabelStorage
    title.alpha = 1
    title.numberOfLines = configuration.titleLineBreakMode.wraps ? 0 : 1
    title.lineBreakMode = configuration.titleLineBreakMode
    title.font = .preferredFont(forTextStyle: configuration.titleTextStyle, compatibleWith: traits)
    title.textColor = color
    title.textAlignment = textAlignment(of: configuration)
    setText(
      of: title, to: selectedMenuAction == nil ? configuration.attributedTitle : nil, plain: shownTitle,
      transformer: configuration.titleTextAttributesTransformer)
    title.isHidden = shownTitle?.isEmpty != false

    if configuration.subtitle?.isEmpty == false {
      let subtitle = subtitleLabel
      subtitle.numberOfLines = configuration.subtitleLineBreakMode.wraps ? 0 : 1
      subtitle.lineBreakMode = configuration.subtitleLineBreakMode
      subtitle.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
      subtitle.textColor = color
      subtitle.textAlignment = textAlignment(of: configuration)
      setText(
        of: subtitle, to: configuration.attributedSubtitle, plain: configuration.subtitle,
        transformer: configuration.subtitleTextAttributesTransformer)
      subtitle.isHidden = false
    }

    let view = imageViewStorage
    view.image = (configuration.image ?? currentImage).map { image in
      image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }
    view.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
      ?? standardSymbolConfiguration(for: view.image)
    view.tintColor = configuration.imageColorTransformer?.transform(color) ?? color
    view.alpha = 1
    view.isHidden = view.image == nil || configuration.showsActivityIndicator
    if configuration.showsActivityIndicator {
      activityIndicator.color = configuration.activityIndicatorColorTransformer?.transform(color) ?? color
      activityIndicator.startAnimating()
    }
    if showsPopUpMark(configuration) {
      indicatorView.isHidden = false
      indicatorView.tintColor = configuration.indicatorColorTransformer?.transform(color) ?? color
    }
  }

  /// A symbol that has no size of its own grows with the text.
  private func standardSymbolConfiguration(for image: UIImage?) -> UIImage.SymbolConfiguration? {
    guard let image, image.isSymbolImage else { return nil }
    let own = image.symbolConfiguration ?? .unspecified
    return own == .unspecified ? UIImage.SymbolConfiguration(textStyle: .body) : nil
  }

  private func showsPopUpMark(_ configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .automatic: isPopUp
    case .none: false
    case .popup: true
    }
  }

  private func setText(
    of label: UILabel, to attributed: AttributedString?, plain: String?,
    transformer: UIConfigurationTextAttributesTransformer?
  ) {
    guard var text = attributed ?? plain.map({ AttributedString($0) }) else {
      label.text = nil
      return
    }
    if let transformer {
      for run in text.runs { text[run.range].setAttributes(transformer.transform(run.attributes)) }
    }
    if text.runs.contains(where: { $0.attributes != AttributeContainer() }) {
      label.attributedText = text.forUIKit
    } else {
      label.text = plain
    }
  }

  private func textAlignment(of configuration: Configuration) -> NSTextAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch configuration.titleAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center: .center
    case .automatic:
      configuration.image == nil || configuration.subtitle == nil
        ? .center : isRightToLeft ? .right : .left
    }
  }

  /// The sizes of the parts for a given width, and their total size without the insets.
  private struct Parts {
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var image = CGSize.zero
    var mark = CGSize.zero
    var texts = CGSize.zero
    var total = CGSize.zero
    var isImageBeside = true
  }

  private func parts(of configuration: Configuration, width: CGFloat?) -> Parts {
    var parts = Parts()
    if configuration.showsActivityIndicator {
      parts.image = CGSize(width: 20, height: 20)
    } else if !imageViewStorage.isHidden {
      parts.image = imageViewStorage.intrinsicContentSize
    }
    if showsPopUpMark(configuration) { parts.mark = indicatorView.intrinsicContentSize }
    parts.isImageBeside = !configuration.imagePlacement.isVertical
    let hasTitle = !titleLabelStorage.isHidden
    let hasSubtitle = configuration.subtitle?.isEmpty == false
    let gap = parts.image.width > 0 && (hasTitle || hasSubtitle) ? configuration.imagePadding : 0
    let markRoom = parts.mark.width > 0 ? parts.mark.width + 6 : 0
    let beside = (parts.isImageBeside ? parts.image.width + gap : 0) + markRoom
    let room = CGSize(
      width: width.map { max(0, $0 - beside) } ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    if hasTitle { parts.title = titleLabelStorage.sizeThatFits(room) }
    if hasSubtitle { parts.subtitle = subtitleLabel.sizeThatFits(room) }
    let between = hasTitle && hasSubtitle ? configuration.titlePadding : 0
    parts.texts = CGSize(
      width: min(max(parts.title.width, parts.subtitle.width), room.width),
      height: parts.title.height + between + parts.subtitle.height)
    if parts.isImageBeside {
      parts.total = CGSize(
        width: parts.texts.width + beside, height: max(parts.texts.height, parts.image.height))
    } else {
      parts.total = CGSize(
        width: max(parts.texts.width, parts.image.width) + markRoom,
        height: parts.texts.height + gap + parts.image.height)
    }
    parts.total.height = max(parts.total.height, parts.mark.height)
    return parts
  }

  func size(of configuration: Configuration, forWidth width: CGFloat?) -> CGSize {
    let insets = configuration.contentInsets
    let inner = width.map { max(0, $0 - insets.leading - insets.trailing) }
    let total = parts(of: configuration, width: inner).total
    // Text widths are fractional; rounding up keeps a rounding error from truncating a title.
    return CGSize(
      width: (total.width + insets.leading + insets.trailing).rounded(.up),
      height: ((total.height + insets.top + insets.bottom) * 3).rounded() / 3)
  }

  func layOut(_ configuration: Configuration) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = bounds.inset(by: configuration.contentInsets.resolved(isRightToLeft: isRightToLeft))
    guard room.width > 0, room.height > 0 else {
      titleLabelStorage.frame = .zero
      imageViewStorage.frame = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
      return
    }
    let parts = parts(of: configuration, width: room.width)
    let place = self.place(of: parts.total, in: room)

    // Everything is laid out left to right, then mirrored for a right-to-left layout.
    func turned(_ rect: CGRect) -> CGRect {
      guard isRightToLeft else { return rect }
      return CGRect(
        x: place.maxX - (rect.maxX - place.minX), y: rect.minY, width: rect.width, height: rect.height)
    }
    var inner = place
    if parts.mark.width > 0 {
      let mark = CGRect(
        x: place.maxX - parts.mark.width, y: place.midY - parts.mark.height / 2, width: parts.mark.width,
        height: parts.mark.height)
      indicatorView.frame = turned(mark)
      inner.size.width -= parts.mark.width + 6
    }
    let isImageFirst =
      configuration.imagePlacement.contains(.leading) || configuration.imagePlacement.contains(.top)
    var image = CGRect(origin: .zero, size: parts.image)
    var texts = CGRect(origin: .zero, size: CGSize(width: parts.texts.width, height: parts.texts.height))
    if parts.isImageBeside {
      image.origin = CGPoint(
        x: isImageFirst ? inner.minX : inner.maxX - image.width, y: inner.midY - image.height / 2)
      texts.origin = CGPoint(
        x: isImageFirst ? inner.maxX - texts.width : inner.minX, y: inner.midY - texts.height / 2)
    } else {
      image.origin = CGPoint(
        x: inner.midX - image.width / 2, y: isImageFirst ? inner.minY : inner.maxY - image.height)
      texts.origin = CGPoint(
        x: inner.midX - texts.width / 2, y: isImageFirst ? inner.maxY - texts.height : inner.minY)
    }
    if configuration.showsActivityIndicator {
      activityIndicator.frame = turned(image)
    } else {
      imageViewStorage.frame = turned(image)
    }
    var title = texts
    title.size.height = parts.title.height
    titleLabelStorage.frame = turned(title)
    if parts.subtitle.height > 0 {
      subtitleLabel.frame = turned(
        CGRect(
          x: texts.minX, y: texts.maxY - parts.subtitle.height, width: texts.width,
          height: parts.subtitle.height))
    }
  }

  private func place(of size: CGSize, in room: CGRect) -> CGRect {
    let width = min(size.width, room.width)
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left: room.minX
      case .right: room.maxX - width
      case .fill: room.minX
      default: room.midX - width / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: room.minY
      case .bottom: room.maxY - size.height
      default: room.midY - size.height / 2
      }
    return CGRect(
      x: x, y: y, width: effectiveContentHorizontalAlignment == .fill ? room.width : width,
      height: size.height)
  }
}

extension NSDirectionalRectEdge {
  var isVertical: Bool { contains(.top) || contains(.bottom) }
}

extension NSLineBreakMode {
  /// Whether text in this mode wraps onto a second line.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
