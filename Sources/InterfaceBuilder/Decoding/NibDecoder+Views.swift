import CurbcutUIKit
import Foundation

extension NibDecoder {
  /// A kind of view: its standard class, and a method that reads the attributes of that class.
  struct ViewKind {
    var type: UIView.Type
    var read: ((NibDecoder) -> (ElementReader, UIView) -> Void)?
  }

  /// A kind whose attributes are read only if the view is of the standard class, which a custom class may not be.
  static func kind<View: UIView>(
    _ type: View.Type, _ read: @escaping (NibDecoder) -> (ElementReader, View) -> Void
  ) -> ViewKind {
    ViewKind(type: type) { decoder in
      { reader, view in
        if let view = view as? View { read(decoder)(reader, view) }
      }
    }
  }

  /// Creates a view with everything in it.
  func view(_ element: IBElement) -> UIView {
    let kind = Self.kind(of: element.name)
    let placeholder = kind == nil ? PlaceholderView.Kind(interfaceBuilderElement: element.name) : nil
    if kind == nil, placeholder == nil {
      document.warn(
        "there is no view <\(element.name)>; a plain view stands in", kind: "view \(element.name)",
        at: element)
    }
    let type = kind?.type ?? UIView.self
    var filled: UIView?
    let view: UIView = make(element) { view in
      filled = view
      self.fill(view, from: element, kind: kind)
    } standard: {
      if let placeholder { return PlaceholderView(kind: placeholder) }
      return type.init(coder: NibCoder()) ?? UIView()
    } custom: { custom, coder in
      Made((custom as? UIView.Type)?.init(coder: coder))
    }
    // A class of the app has read it in its initializer, unless it calls an initializer of its superclass other than
    // `init(coder:)`.
    if filled !== view { fill(view, from: element, kind: kind) }
    return view
  }

  /// Applies everything in a view's element to a view.
  func fill(_ view: UIView, from element: IBElement, kind: ViewKind?) {
    let reader = document.reader(element)
    register(view, for: element)
    view.interfaceBuilderSource = document.source(of: element, isPrototype: isPrototype)
    if let frame = reader.rect("frame") ?? reader.frame(fromInsetsIn: containerSize) { view.frame = frame }
    readCommon(reader, view)
    kind?.read?(self)(reader, view)
    readSubviews(reader, view)
    readGuides(reader, view)
    readConstraints(reader, view)
    readAccessibility(reader, view)
    readRuntimeAttributes(reader, view)
    addConnections(reader, of: view)
    reader.note(children: "gestureRecognizers")
    awakenLater(view)
    reader.finish()
  }

  // MARK: Common properties

  private func readCommon(_ reader: ElementReader, _ view: UIView) {
    reader.bool("opaque") { view.isOpaque = $0 }
    reader.bool("hidden") { view.isHidden = $0 }
    reader.number("alpha") { view.alpha = $0 }
    reader.integer("tag") { view.tag = $0 }
    reader.bool("userInteractionEnabled") { view.isUserInteractionEnabled = $0 }
    reader.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = $0 }
    reader.bool("clipsSubviews") { view.clipsToBounds = $0 }
    reader.bool("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = $0 }
    reader.bool("autoresizesSubviews") { view.autoresizesSubviews = $0 }
    reader.string("restorationIdentifier") { view.restorationIdentifier = $0 }
    reader.choice("contentMode", Self.contentModes) { view.contentMode = $0 }
    reader.choice("semanticContentAttribute", Self.semantics) { view.semanticContentAttribute = $0 }
    reader.bool("showsLargeContentViewer") { view.showsLargeContentViewer = $0 }
    reader.text("largeContentTitle") { view.largeContentTitle = $0 }
    reader.color("backgroundColor") { view.backgroundColor = $0 }
    reader.color("tintColor") { view.tintColor = $0 }
    readLayout(reader, view)
  }

  private func readLayout(_ reader: ElementReader, _ view: UIView) {
    reader.bool("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = $0 }
    reader.bool("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = $0 }
    // A private property of UIView; constraints can use the readable content guide.
    reader.note("layoutMarginsFollowReadableWidth")
    if let insets = reader.insets("layoutMargins") { view.layoutMargins = insets }
    if let insets = reader.directionalInsets("directionalLayoutMargins") {
      view.directionalLayoutMargins = insets
    }
    // Interface Builder writes the priorities that differ from its own defaults, whatever the class's defaults are.
    let hugging = (
      reader.number("horizontalHuggingPriority") ?? 250, reader.number("verticalHuggingPriority") ?? 250
    )
    let resistance = (
      reader.number("horizontalCompressionResistancePriority") ?? 750,
      reader.number("verticalCompressionResistancePriority") ?? 750
    )
    for (axis, hugging, resistance) in [
      (NSLayoutConstraint.Axis.horizontal, hugging.0, resistance.0), (.vertical, hugging.1, resistance.1),
    ] {
      let huggingPriority = UILayoutPriority(rawValue: Self.priority(hugging))
      if view.contentHuggingPriority(for: axis) != huggingPriority {
        view.setContentHuggingPriority(huggingPriority, for: axis)
      }
      let resistancePriority = UILayoutPriority(rawValue: Self.priority(resistance))
      if view.contentCompressionResistancePriority(for: axis) != resistancePriority {
        view.setContentCompressionResistancePriority(resistancePriority, for: axis)
      }
    }
    readAutoresizing(reader, view)
  }

  static func priority(_ value: CGFloat) -> Float { Float(min(max(value, 1), 1000)) }

  private func readAutoresizing(_ reader: ElementReader, _ view: UIView) {
    if let mask = reader.child(key: "autoresizingMask") {
      view.autoresizingMask = autoresizingMask(mask)
    }
    if let translates = reader.bool("translatesAutoresizingMaskIntoConstraints"),
      document.file.header.usesAutoLayout
    {
      // Interface Builder marks a view without constraints as fixed. It keeps the frame that the file gives it.
      let isFixed = reader.element["fixedFrame"] == "YES" && !view.frame.isEmpty
      view.translatesAutoresizingMaskIntoConstraints = translates || isFixed
    }
  }

  private func autoresizingMask(_ element: IBElement) -> UIView.AutoresizingMask {
    let reader = document.reader(element)
    defer { reader.finish() }
    var mask: UIView.AutoresizingMask = []
    for (name, flag) in Self.autoresizing where reader.bool(name) == true { mask.insert(flag) }
    return mask
  }

  private func readSubviews(_ reader: ElementReader, _ view: UIView) {
    for list in reader.children("subviews") {
      let installed = reader.installed("subviews", of: list.children)
      let content = contentView(of: view)
      let outerSize = containerSize
      containerSize = content.bounds.size
      defer { containerSize = outerSize }
      for element in list.children {
        let subview = self.view(element)
        guard installed.contains(where: { $0 === element }) else {
          // Outlets may still lead to it.
          leaveOut(element)
          keepAlive.append(subview)
          continue
        }
        if let stack = content as? UIStackView {
          stack.addArrangedSubview(subview)
        } else {
          content.addSubview(subview)
        }
      }
    }
  }

  /// The superview of the subviews that a document lists in a view's element.
  private func contentView(of view: UIView) -> UIView {
    (view as? UIVisualEffectView)?.contentView ?? view
  }

  private func readGuides(_ reader: ElementReader, _ view: UIView) {
    for element in reader.children("viewLayoutGuide") { registerGuide(element, of: view) }
  }

  private func readConstraints(_ reader: ElementReader, _ view: UIView) {
    for list in reader.children("constraints") {
      let installed = reader.installed("constraints", of: list.children)
      pendingConstraints.append((installed, true, view))
      let others = list.children.filter { one in !installed.contains { $0 === one } }
      if !others.isEmpty { pendingConstraints.append((others, false, view)) }
    }
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft, "BottomRight": .bottomRight,
  ]

  private static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

  private static let autoresizing: [(String, UIView.AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
    ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
    ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]
}
