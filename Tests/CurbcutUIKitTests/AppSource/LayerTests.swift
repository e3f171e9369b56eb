import CurbcutUIKit
import Testing

/// Layers and views as apps write them: that they compile is half the test.
private final class OwnLayer: CALayer {
  var count = 0
  override init() {
    super.init()
    count = 7
  }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OwnView: UIView {
  nonisolated(unsafe) static var drawn = 0
  override class var layerClass: AnyClass { OwnLayer.self }
  override func draw(_ layer: CALayer, in ctx: CGContext) {
    Self.drawn += 1
    super.draw(layer, in: ctx)
  }
}

private final class DrawnOnce: UIView {
  nonisolated(unsafe) static var drawn = 0
  override func draw(_ rect: CGRect) { Self.drawn += 1 }
}

@MainActor
@Suite("Layers of an app's own", .serialized)
struct LayerTests {
  @Test("a view makes its layer by the layer's own initialiser, and is its delegate")
  func layerClass() throws {
    let view = OwnView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let layer = try #require(view.layer as? OwnLayer)
    #expect(layer.count == 7)
    #expect(layer.delegate === view)
  }

  @Test("a view that draws by its layer is asked, once for each picture")
  func drawing() {
    OwnView.drawn = 0
    DrawnOnce.drawn = 0
    let view = OwnView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let plain = DrawnOnce(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    plain.layer.cornerRadius = 1
    view.addSubview(plain)
    _ = view.snapshotView(afterScreenUpdates: true)
    #expect(OwnView.drawn == 1)
    #expect(DrawnOnce.drawn == 1)
  }

  @Test("a text layer draws its text")
  func text() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let text = CATextLayer()
    text.string = "WWW"
    text.foregroundColor = UIColor.black.cgColor
    text.frame = view.bounds
    let picture = UIGraphicsImageRenderer(size: view.bounds.size).pngData { context in
      text.render(in: context.cgContext)
    }
    text.string = nil
    let empty = UIGraphicsImageRenderer(size: view.bounds.size).pngData { context in
      text.render(in: context.cgContext)
    }
    #expect(picture != empty)
  }

  @Test("an image is written as JPEG and read back, white where it was transparent")
  func jpeg() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    let data = try #require(image.jpegData(compressionQuality: 1))
    #expect(data.starts(with: [0xFF, 0xD8]))
    let small = try #require(image.jpegData(compressionQuality: 0))
    #expect(small.count <= data.count)
    let back = try #require(UIImage(data: data))
    #expect(back.cgImage?.width == image.cgImage?.width)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test("a controller answers the keys that were added")
  func keys() {
    let controller = UIViewController()
    #expect(controller.keyCommands == nil)
    let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("create"))
    controller.addKeyCommand(command)
    #expect(controller.keyCommands?.first === command)
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }
}
