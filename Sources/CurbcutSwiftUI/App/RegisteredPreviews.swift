import CurbcutUIKit
import Synchronization

/// The previews of the app's library, which make themselves known when it is loaded.
package enum RegisteredPreviews {
  /// A preview that a tool can show.
  @MainActor
  package struct Item {
    /// The path of the source.
    package let file: String
    /// The line at which it is declared, from 1.
    package let line: Int
    /// The name that the app gives it.
    package let name: String?
    /// The name of the device that it asks for.
    package let device: String?
    /// Whether the device is to be held sideways; nil where the preview says nothing of it.
    package let isLandscape: Bool?
    /// Whether it is of Assistive Access.
    package let isOfAssistiveAccess: Bool
    /// Makes what is shown.
    package let makeController: @MainActor () -> UIViewController
  }

  struct Entry: Sendable {
    let file: String
    let line: Int
    let items: @MainActor @Sendable (_ file: String, _ line: Int) -> [Item]
  }

  private static let entries = Mutex<[Entry]>([])

  static func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }

  /// All previews, by file and line.
  @MainActor package static var items: [Item] {
    entries.withLock { $0 }.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.flatMap {
      $0.items($0.file, $0.line)
    }
  }
}

extension Preview {
  /// Makes a preview known.
  public static func _register(file: String, line: Int, _ make: @escaping @MainActor @Sendable () -> Preview)
  {
    RegisteredPreviews.add(.init(file: file, line: line) { [make().item($0, $1)] })
  }

  /// Makes the previews of a provider known.
  public static func _register<P: PreviewProvider>(_ provider: P.Type, file: String, line: Int) {
    RegisteredPreviews.add(.init(file: file, line: line) { PreviewItems<P>.items($0, $1) })
  }

  @MainActor
  private func item(_ file: String, _ line: Int) -> RegisteredPreviews.Item {
    var layout = PreviewLayout.device
    var orientation: InterfaceOrientation?
    var isOfAssistiveAccess = false
    var wrappers: [@MainActor (AnyView) -> AnyView] = []
    for trait in traits {
      switch trait.kind {
      case .layout(let value): layout = value
      case .orientation(let value): orientation = value
      case .assistiveAccess: isOfAssistiveAccess = true
      case .modifier(let wrapper): wrappers.append(wrapper)
      }
    }
    return RegisteredPreviews.Item(
      file: file, line: line, name: name, device: nil, isLandscape: orientation?.isLandscape,
      isOfAssistiveAccess: isOfAssistiveAccess
    ) {
      switch content {
      case .view(let make):
        let view = wrappers.reduce(AnyView(make())) { $1($0) }
        return UIHostingController(rootView: PreviewFrame(layout: layout, content: view))
      case .uiView(let make): return PreviewController(make(), layout)
      case .controller(let make): return make()
      }
    }
  }
}

/// A view of a preview in the size that it asks for, in the middle of the screen.
private struct PreviewFrame<Content: View>: View {
  let layout: PreviewLayout
  let content: Content

  var body: some View {
    switch layout {
    case .device: content
    case .sizeThatFits: content.ignoresSafeArea()
    case .fixed(let width, let height): content.frame(width: width, height: height)
    }
  }
}

/// Shows a view of UIKit in the size that its preview asks for.
private final class PreviewController: UIViewController {
  private let content: UIView
  private let layout: PreviewLayout

  init(_ content: UIView, _ layout: PreviewLayout) {
    self.content = content
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    var constraints: [NSLayoutConstraint]
    switch layout {
    case .device:
      constraints = [
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    case .sizeThatFits: constraints = []
    case .fixed(let width, let height):
      constraints = [
        content.widthAnchor.constraint(equalToConstant: width),
        content.heightAnchor.constraint(equalToConstant: height),
      ]
    }
    if case .device = layout {
    } else {
      constraints += [
        content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        content.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ]
    }
    NSLayoutConstraint.activate(constraints)
  }
}

/// The previews of a provider: each view that its `previews` stands for.
@MainActor
private enum PreviewItems<P: PreviewProvider> {
  static func items(_ file: String, _ line: Int) -> [RegisteredPreviews.Item] {
    let list = _UIHostingView(rootView: PreviewList(content: P.previews))
    let nodes = (list.surface.root as? PreviewListNode)?.children ?? []
    return nodes.indices.map { index in
      let node = nodes[index]
      let layout = node.trait(PreviewLayoutTrait.self) ?? .device
      return RegisteredPreviews.Item(
        file: file, line: line, name: node.trait(PreviewNameTrait.self),
        device: node.trait(PreviewDeviceTrait.self)?.rawValue,
        isLandscape: node.trait(PreviewOrientationTrait.self)?.isLandscape, isOfAssistiveAccess: false
      ) {
        let content = PreviewChoice(content: P.previews, index: index)
        return UIHostingController(rootView: PreviewFrame(layout: layout, content: content))
      }
    }
  }
}

/// All previews of a provider, of which only the traits are asked for.
private struct PreviewList<Content: View>: PrimitiveView {
  let content: Content

  static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    let list = Content._makeViewList(view: _GraphValue(view.map { $0.content }), inputs: inputs).list
    return PreviewListNode(inputs, list.items.map { $0.make(inputs) })
  }
}

private final class PreviewListNode: ViewNode {
  init(_ inputs: _ViewInputs, _ nodes: [ViewNode]) {
    super.init(inputs)
    setChildren(nodes)
  }
}

/// One of the views that a provider gives.
private struct PreviewChoice<Content: View>: PrimitiveView {
  let content: Content
  let index: Int

  static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    let list = Content._makeViewList(view: _GraphValue(view.map { $0.content }), inputs: inputs).list
    let items = list.items
    let index = view.value.index
    guard items.indices.contains(index) else { return EmptyNode(inputs) }
    return WrapperNode(inputs, items[index].make(inputs))
  }
}
