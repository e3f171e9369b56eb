import Foundation

/// Takes the place of a view that has no engine on Linux, and names what it replaces.
@MainActor
package final class PlaceholderView: UIView {
  /// The kind of view that the placeholder replaces.
  package enum Kind: String, Sendable, CaseIterable {
    case map, web, video, scene3D, sprites, augmentedReality, metal, openGL, document

    /// What VoiceOver says: for a map the system's own word, for the others a plain name.
    @MainActor var label: String {
      switch self {
      case .map: SystemWord.map.text
      case .web: SystemWord.webContent.text
      case .video: SystemWord.video.text
      case .scene3D: SystemWord.scene3D.text
      case .sprites: SystemWord.spriteScene.text
      case .augmentedReality: SystemWord.augmentedReality.text
      case .metal: SystemWord.metalView.text
      case .openGL: SystemWord.openGLView.text
      case .document: SystemWord.document.text
      }
    }

    var symbolName: String {
      switch self {
      case .map: "map"
      case .web: "safari"
      case .video: "play.rectangle"
      case .scene3D, .sprites, .metal, .openGL: "cube"
      case .augmentedReality: "arkit"
      case .document: "doc"
      }
    }

    /// The kind for an Interface Builder element; nil for any other element.
    package init?(interfaceBuilderElement name: String) {
      switch name {
      case "mapView": self = .map
      case "webView", "wkWebView": self = .web
      case "glkView": self = .openGL
      case "sceneKitView", "scnView": self = .scene3D
      case "skView", "spriteKitView": self = .sprites
      case "arscnView", "arskView", "arView": self = .augmentedReality
      case "mtkView": self = .metal
      case "pdfView": self = .document
      case "avPlayerView", "playerView": self = .video
      default: return nil
      }
    }
  }

  package var kind: Kind {
    didSet {
      setNeedsDisplay()
      accessibilityAttributesDidChange()
    }
  }

  package init(kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    setUp()
  }

  package required init?(coder: NSCoder) {
    kind = .document
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    clipsToBounds = true
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsDisplay()
  }

  package override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(UIColor.separator.cgColor)
    context.setLineWidth(1)
    for step in stride(from: CGFloat(0), through: bounds.width + bounds.height, by: 28) {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: bounds.minX + step, y: bounds.minY))
      path.addLine(to: CGPoint(x: bounds.minX + step - bounds.height, y: bounds.maxY))
      context.addPath(path.cgPath)
      context.strokePath()
    }
    let label = UILabel()
    label.text = kind.label
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    let size = label.sizeThatFits(bounds.size)
    let box = CGRect(
      x: bounds.midX - size.width / 2 - 12, y: bounds.midY - size.height / 2 - 6, width: size.width + 24,
      height: size.height + 12)
    context.setFillColor(UIColor.secondarySystemBackground.cgColor)
    context.addPath(UIBezierPath(roundedRect: box, cornerRadius: 8).cgPath)
    context.fillPath()
    context.saveGState()
    context.translateBy(x: box.minX + 12, y: box.minY + 6)
    label.bounds = CGRect(origin: .zero, size: size)
    label.draw(label.bounds)
    context.restoreGState()
  }

  package override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: PlaceholderView.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { view in view.kind.label }
    answers.traits = { view in
      switch view.kind {
      case .map: .map
      case .web: .webContent
      default: .none
      }
    }
  }
}

/// A view controller, such as a video player, whose whole view is a placeholder.
@MainActor
package final class PlaceholderViewController: UIViewController {
  private let kind: PlaceholderView.Kind

  package init(kind: PlaceholderView.Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    kind = .video
    super.init(coder: coder)
  }

  package override func loadView() {
    let placeholder = PlaceholderView(kind: kind)
    placeholder.frame = UIScreen.main.bounds
    placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = placeholder
  }
}
