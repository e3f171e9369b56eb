import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit

/// Gives nodes what a file of the scene editor (`.sks`) says of them.
@MainActor
package final class SpriteCoder: NSCoder {
  private let object: KeyedArchive.Object
  private let outer: Set<Int>

  private init(_ object: KeyedArchive.Object, within outer: Set<Int>) {
    self.object = object
    self.outer = outer.union([object.id])
    super.init()
  }

  // An app that asks for values of its own finds none, as in a file of the editor.
  nonisolated package override var allowsKeyedCoding: Bool { true }
  nonisolated package override func containsValue(forKey key: String) -> Bool { false }
  nonisolated package override func decodeObject(forKey key: String) -> Any? { nil }
  nonisolated package override func decodeObject() -> Any? { nil }
  nonisolated package override func decodeBool(forKey key: String) -> Bool { false }
  nonisolated package override func decodeInteger(forKey key: String) -> Int { 0 }
  nonisolated package override func decodeFloat(forKey key: String) -> Float { 0 }
  nonisolated package override func decodeDouble(forKey key: String) -> Double { 0 }

  /// Reads the node of a file of the app; nil where there is none, or it is none of the editor's.
  static func node(fileNamed name: String, bundle: Bundle = .main) -> SKNode? {
    let plain = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
    guard let file = bundle.url(forResource: plain, withExtension: "sks"),
      let data = try? Data(contentsOf: file), let archive = try? KeyedArchive(data), let root = archive.root
    else { return nil }
    return SpriteCoder(root, within: []).node()
  }

  /// Reads the node of an archive.
  package static func node(_ archive: KeyedArchive) -> SKNode? {
    archive.root.flatMap { SpriteCoder($0, within: []).node() }
  }

  private func node() -> SKNode? {
    let own = object.dictionary("_info")["_PB_previewSKNodeCustomClassName"] as? String
    let name = own.flatMap { $0.isEmpty ? nil : $0 } ?? object.className ?? ""
    let type = ObjCRuntime.class(named: name) as? SKNode.Type ?? Self.standard(object.className)
    return type?.init(coder: self)
  }

  private static func standard(_ name: String?) -> SKNode.Type? {
    switch name {
    case "SKScene": SKScene.self
    case "SKSpriteNode": SKSpriteNode.self
    case "SKLabelNode": SKLabelNode.self
    case "SKShapeNode": SKShapeNode.self
    case "SKCameraNode": SKCameraNode.self
    case "SKEmitterNode": SKEmitterNode.self
    case "SKEffectNode": SKEffectNode.self
    case "SKCropNode": SKCropNode.self
    case "SKAudioNode": SKAudioNode.self
    case .some(let name) where name.hasPrefix("SK"): SKNode.self
    default: nil
    }
  }

  /// Gives a node its values and children.
  func fill(_ node: SKNode) {
    if let place = object.point("_position"), !(node is SKScene) { node.position = place }
    node.name = object.string("_name")
    node.zPosition = object.number("_zPosition") ?? 0
    node.zRotation = object.number("_zRotation") ?? 0
    node.xScale = object.number("_xScale") ?? 1
    node.yScale = object.number("_yScale") ?? 1
    node.alpha = object.number("_opacity") ?? 1
    node.isHidden = object.flag("_hidden") ?? false
    switch node {
    case let scene as SKScene: fill(scene: scene)
    case let sprite as SKSpriteNode: fill(sprite: sprite)
    case let label as SKLabelNode: fill(label: label)
    case let shape as SKShapeNode:
      shape.fillColor = color("_fillColor") ?? .clear
      shape.strokeColor = color("_strokeColor") ?? .white
      shape.lineWidth = object.number("_lineWidth") ?? 1
    case let emitter as SKEmitterNode:
      emitter.particleBirthRate = object.number("_birthrate") ?? 0
      emitter.particleLifetime = object.number("_lifetime") ?? 0
      emitter.numParticlesToEmit = object.number("_numParticlesToEmit").map { Int(exactly: $0) ?? 0 } ?? 0
    default: break
    }
    // An archive that is no tree, or deeper than any scene, is not followed for ever.
    guard outer.count < 100 else { return }
    for child in object.objects("_children") where !outer.contains(child.id) {
      guard let made = SpriteCoder(child, within: outer).node(), made.parent == nil else { continue }
      node.addChild(made)
    }
  }

  private func fill(scene: SKScene) {
    let size = object.rect("_visibleRect")?.size ?? object.rect("Scene_bounds")?.size
    if let size, size.width > 0, size.height > 0 { scene.size = size }
    scene.anchorPoint = object.point("_anchorPoint") ?? .zero
    if let color = color("_backgroundColor") { scene.backgroundColor = color }
    if let mode = object.number("_scaleMode").flatMap({ Int(exactly: $0) }) {
      scene.scaleMode = SKSceneScaleMode(rawValue: mode) ?? .fill
    }
  }

  private func fill(sprite: SKSpriteNode) {
    sprite.anchorPoint = object.point("_anchorPoint") ?? CGPoint(x: 0.5, y: 0.5)
    if let color = color("_baseColor") { sprite.color = color }
    sprite.colorBlendFactor = object.number("_colorMix") ?? 0
    if let name = object.object("_texture")?.string("_imgName") {
      sprite.texture = SKTexture(imageNamed: name)
    }
    // The editor writes the size as it is seen.
    if let seen = object.rect("_bounds")?.size {
      sprite.size = CGSize(
        width: sprite.xScale == 0 ? 0 : abs(seen.width / sprite.xScale),
        height: sprite.yScale == 0 ? 0 : abs(seen.height / sprite.yScale))
    }
  }

  private func fill(label: SKLabelNode) {
    label.text = object.string("_text")
    label.fontName = object.string("_fontName") ?? label.fontName
    label.fontSize = object.number("_fontSize") ?? 32
    label.fontColor = color("_fontColor") ?? .white
    label.numberOfLines = object.number("_numberOfLines").flatMap { Int(exactly: $0) } ?? 1
    label.preferredMaxLayoutWidth = object.number("_preferredMaxLayoutWidth") ?? 0
    label.horizontalAlignmentMode = mode("_horizontalAlignmentMode") ?? .center
    label.verticalAlignmentMode = mode("_verticalAlignmentMode") ?? .baseline
  }

  private func mode<Mode: RawRepresentable>(_ key: String) -> Mode? where Mode.RawValue == Int {
    guard let number = object.number(key), let value = Int(exactly: number) else { return nil }
    return Mode(rawValue: value)
  }

  private func color(_ key: String) -> UIColor? {
    guard let red = object.number(key + "R"), let green = object.number(key + "G"),
      let blue = object.number(key + "B")
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: object.number(key + "A") ?? 1)
  }
}

extension SKScene {
  /// Creates a scene with what a file of the scene editor has; nil where there is none. The scene is of this class, whatever the
  /// file says: where an app's sources are lowered, it is of the file's.
  public convenience init?(fileNamed filename: String) {
    guard let read = SpriteCoder.node(fileNamed: filename) as? SKScene else { return nil }
    self.init(size: read.size)
    take(read)
    (anchorPoint, backgroundColor, scaleMode) = (read.anchorPoint, read.backgroundColor, read.scaleMode)
  }
}

extension ObjCRuntime {
  /// Reads a node from a file of the scene editor: what `GameScene(fileNamed: …)` in the sources of an app becomes. The file
  /// says which class the node is of.
  ///
  /// - Returns: nil where there is no such file, or its node is not of the class.
  @preconcurrency @MainActor
  public static func make<Node: SKNode>(_ type: Node.Type, fileNamed name: String) -> Node? {
    SpriteCoder.node(fileNamed: name) as? Node
  }
}

/// A node with what another file has.
///
/// Follows <https://developer.apple.com/documentation/spritekit/skreferencenode>.
@preconcurrency @MainActor
open class SKReferenceNode: SKNode {
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Creates a node with what a file of the app has.
  public convenience init(fileNamed fileName: String?) {
    self.init()
    guard let node = fileName.flatMap({ SpriteCoder.node(fileNamed: $0) }) else { return }
    addChild(node)
    didLoad(node)
  }

  /// Called when the file was read.
  open func didLoad(_ node: SKNode?) {}
}
