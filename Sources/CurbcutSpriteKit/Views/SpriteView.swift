import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// A view of SwiftUI that shows a scene.
///
/// Follows <https://developer.apple.com/documentation/spritekit/spriteview>.
public struct SpriteView: View {
  /// How the view is drawn.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is behind the scene shows.
    public static let allowsTransparency = Options(rawValue: 1)
    /// Siblings of the same height may be drawn in any order.
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    /// Nodes out of sight are not drawn.
    public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
  }

  /// What the view shows of itself. Nothing, here.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// How many frames there are.
    public static let showsFPS = DebugOptions(rawValue: 1)
    /// How many nodes there are.
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    /// How much is drawn.
    public static let showsDrawCount = DebugOptions(rawValue: 4)
    /// How many shapes there are.
    public static let showsQuadCount = DebugOptions(rawValue: 8)
    /// Bodies.
    public static let showsPhysics = DebugOptions(rawValue: 16)
    /// Fields.
    public static let showsFields = DebugOptions(rawValue: 32)
  }

  private let scene: SKScene
  private let isPaused: Bool
  private let frames: Int
  private let options: Options

  /// Creates a view of a scene.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
    debugOptions: DebugOptions = []
  ) {
    self.scene = scene
    self.isPaused = isPaused
    frames = preferredFramesPerSecond
    self.options = options
  }

  /// The scene.
  public var body: some View {
    SceneView(
      scene: scene, isPaused: isPaused, frames: frames, isClear: options.contains(.allowsTransparency))
  }

  private struct SceneView: UIViewRepresentable {
    let scene: SKScene
    let isPaused: Bool
    let frames: Int
    let isClear: Bool

    func makeUIView(context: Context) -> SKView { SKView() }

    func updateUIView(_ view: SKView, context: Context) {
      view.allowsTransparency = isClear
      view.isOpaque = !isClear
      view.preferredFramesPerSecond = frames
      view.isPaused = isPaused
      view.presentScene(scene)
    }
  }
}
