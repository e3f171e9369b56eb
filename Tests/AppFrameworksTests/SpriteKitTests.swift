import AccessibilityTree
import AssistiveTechnology
import CurbcutSpriteKit
import CurbcutSwiftUI
import DeviceSettings
import Foundation
import Testing
import VoiceOver

@MainActor
@Suite("Scenes of SpriteKit", .serialized)
struct SpriteKitTests {
  private final class Game: SKScene {
    var log: [String] = []
    let ship = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 20))
    let score = SKLabelNode(text: "Score: 0")

    override func didMove(to view: SKView) {
      ship.name = "ship"
      ship.position = CGPoint(x: 50, y: 50)
      addChild(ship)
      score.fontSize = 20
      score.position = CGPoint(x: 100, y: 180)
      addChild(score)
    }

    override func update(_ currentTime: TimeInterval) { if log.last != "frame" { log.append("frame") } }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      let place = touch.location(in: self)
      log.append("touch \(Int(place.x)) \(Int(place.y)) \(nodes(at: place).first?.name ?? "nothing")")
    }
  }

  @MainActor
  private final class Stage {
    let window: UIWindow
    let view = SKView(frame: CGRect(x: 0, y: 100, width: 400, height: 400))

    init(_ scene: SKScene) {
      UIKitHost.shared.configure(device: .iPhone16Pro, settings: Settings())
      window = UIKitHost.shared.makeWindow()
      let controller = UIViewController()
      controller.view.addSubview(view)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      view.presentScene(scene)
      window.layoutIfNeeded()
    }

    isolated deinit { window.isHidden = true }

    var elements: [AccessibilityElement] {
      let provider = AccessibilityProvider(window)
      provider.update()
      return provider.tree.elements
    }

    func pass(_ seconds: Double) { UIKitHost.shared.advance(by: seconds) }
  }

  private func game() -> Game { Game(size: CGSize(width: 200, height: 200)) }

  // MARK: Nodes

  @Test func placesAreGivenFromNodeToNode() {
    let (outer, inner, other) = (SKNode(), SKNode(), SKNode())
    let top = SKNode()
    top.addChild(outer)
    outer.addChild(inner)
    top.addChild(other)
    outer.position = CGPoint(x: 10, y: 20)
    outer.zRotation = .pi / 2
    outer.setScale(2)
    inner.position = CGPoint(x: 5, y: 0)
    other.position = CGPoint(x: 100, y: 100)
    let place = inner.convert(CGPoint(x: 1, y: 0), to: top)
    #expect(abs(place.x - 10) < 1e-9 && abs(place.y - 32) < 1e-9)
    let back = inner.convert(place, from: top)
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y) < 1e-9)
    inner.move(toParent: other)
    #expect(abs(inner.position.x + 90) < 1e-9 && abs(inner.position.y + 70) < 1e-9)
  }

  @Test(arguments: [
    ("a", ["a"]), ("b", []), ("//b", ["b", "b"]), (".//b", ["b", "b"]), ("a/b", ["b"]),
    ("*", ["a", "along"]),
    ("al*", ["along"]), ("a*n*", ["along"]), ("//*", ["a", "b", "along", "b"]), ("a/../along", ["along"]),
    ("", []),
  ])
  func nodesAreFoundByTheirNames(pattern: String, names: [String]) {
    let top = SKNode()
    for name in ["a", "along"] {
      let child = SKNode()
      child.name = name
      let inner = SKNode()
      inner.name = "b"
      child.addChild(inner)
      top.addChild(child)
    }
    #expect(top[pattern].compactMap(\.name) == names)
  }

  @Test func aFrameIsOfTheNodeAndAnAccumulatedOneOfItsChildrenToo() {
    let sprite = SKSpriteNode(color: .blue, size: CGSize(width: 20, height: 10))
    sprite.position = CGPoint(x: 100, y: 100)
    sprite.xScale = 2
    let child = SKShapeNode(circleOfRadius: 10)
    child.lineWidth = 0
    child.position = CGPoint(x: 20, y: 0)
    sprite.addChild(child)
    #expect(sprite.frame == CGRect(x: 80, y: 95, width: 40, height: 10))
    #expect(sprite.calculateAccumulatedFrame() == CGRect(x: 80, y: 90, width: 80, height: 20))
    let copy = sprite.copy() as? SKSpriteNode
    #expect(copy?.size == sprite.size && copy?.children.first is SKShapeNode && copy?.parent == nil)
  }

  @Test func aLabelStandsWhereItsAlignmentSays() {
    let label = SKLabelNode(text: "Hello")
    #expect(abs(label.frame.midX) < 1 && label.frame.minY < 0 && label.frame.maxY > 0)
    label.horizontalAlignmentMode = .left
    label.verticalAlignmentMode = .bottom
    #expect(label.frame.origin == .zero && label.frame.width > 20)
    label.text = nil
    #expect(label.frame.size == .zero)
  }

  // MARK: Scenes

  @Test(arguments: [
    (SKSceneScaleMode.fill, CGPoint(x: 200, y: 300)), (.aspectFit, CGPoint(x: 200, y: 250)),
    (.aspectFill, CGPoint(x: 200, y: 300)), (.resizeFill, CGPoint(x: 50, y: 375)),
  ])
  func aSceneFillsItsViewInFourWays(mode: SKSceneScaleMode, place: CGPoint) {
    let scene = SKScene(size: CGSize(width: 100, height: 50))
    scene.scaleMode = mode
    let stage = Stage(scene)
    let point = scene.convertPoint(toView: CGPoint(x: 50, y: mode == .resizeFill ? 25 : 12.5))
    #expect(point == place)
    #expect(scene.convertPoint(fromView: point).x == 50)
    _ = stage
  }

  @Test func aCameraMovesWhatIsSeen() {
    let scene = game()
    let stage = Stage(scene)
    let camera = SKCameraNode()
    scene.addChild(camera)
    scene.camera = camera
    camera.position = CGPoint(x: 50, y: 50)
    #expect(scene.convertPoint(toView: CGPoint(x: 50, y: 50)) == CGPoint(x: 200, y: 200))
    #expect(camera.contains(scene.ship))
    camera.position = CGPoint(x: 500, y: 50)
    #expect(!camera.contains(scene.ship))
    _ = stage
  }

  @Test func aSceneIsDrawnWithTheHigherNodesAboveTheLower() throws {
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    scene.backgroundColor = .white
    let (red, blue) = (
      SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10)),
      SKSpriteNode(color: .blue, size: CGSize(width: 10, height: 10))
    )
    red.position = CGPoint(x: 5, y: 0)
    blue.position = CGPoint(x: 5, y: 0)
    red.zPosition = 1
    scene.addChild(red)
    scene.addChild(blue)
    let stage = Stage(scene)
    let context = try #require(CGContext(width: 402, height: 874, scale: 1))
    stage.window.render(in: context)
    let image = try #require(context.makeImage())
    // The lower half of the scene is red, the upper one white.
    let low = try #require(image.color(atX: 200, y: 450))
    let high = try #require(image.color(atX: 200, y: 150))
    #expect(low.red > 0.9 && low.blue < 0.3)
    #expect(high.red > 0.9 && high.blue > 0.9)
    let picture = try #require(stage.view.texture(from: red))
    #expect(picture.size() == CGSize(width: 10, height: 10))
  }

  // MARK: Actions

  @Test func actionsRunOnTheClockOfTheDevice() {
    let scene = game()
    let stage = Stage(scene)
    var events: [String] = []
    scene.ship.run(
      .sequence([
        .moveBy(x: 100, y: 0, duration: 1), .wait(forDuration: 0.5), .run { events.append("there") },
        .group([.fadeOut(withDuration: 0.5), .rotate(byAngle: .pi, duration: 1)]), .removeFromParent(),
      ])
    ) { events.append("over") }
    stage.pass(0.5)
    #expect(abs(scene.ship.position.x - 100) < 4)
    stage.pass(0.75)
    #expect(abs(scene.ship.position.x - 150) < 0.001 && events.isEmpty)
    stage.pass(1)
    #expect(events == ["there"] && scene.ship.alpha == 0 && scene.ship.parent != nil)
    stage.pass(1)
    #expect(events == ["there", "over"] && scene.ship.parent == nil && !scene.ship.hasActions())
    #expect(scene.log == ["frame"])
  }

  @Test func actionsAreRepeatedReversedAndRemoved() {
    let node = SKNode()
    let step = SKAction.moveBy(x: 10, y: 0, duration: 1)
    node.run(.repeat(.sequence([step, step.reversed(), step]), count: 2), withKey: "walk")
    for _ in 0..<70 { node.actions.advance(node, by: 0.1) }
    #expect(abs(node.position.x - 20) < 1e-6 && node.action(forKey: "walk") == nil)
    node.run(.repeatForever(step), withKey: "walk")
    node.actions.advance(node, by: 2.5)
    #expect(abs(node.position.x - 45) < 1e-6 && node.hasActions())
    node.removeAction(forKey: "walk")
    #expect(!node.hasActions())
    var calls = 0
    node.run(.repeatForever(.run { calls += 1 }))
    node.actions.advance(node, by: 0.1)
    #expect(calls > 0)
  }

  @Test func aWayIsFollowed() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    let node = SKNode()
    node.run(.follow(path.cgPath, asOffset: false, orientToPath: true, speed: 10))
    node.actions.advance(node, by: 2)
    #expect(abs(node.position.x - 10) < 1e-9 && abs(node.position.y - 10) < 1e-9)
    #expect(abs(node.zRotation - .pi / 2) < 1e-9)
  }

  // MARK: Bodies

  private final class Meetings: NSObject, SKPhysicsContactDelegate {
    var log: [String] = []
    func didBegin(_ contact: SKPhysicsContact) {
      log.append("\([contact.bodyA, contact.bodyB].compactMap { $0.node?.name }.sorted()) meet")
    }
    func didEnd(_ contact: SKPhysicsContact) { log.append("part") }
  }

  @Test func bodiesFallAndTellWhenTheyMeet() {
    let scene = SKScene(size: CGSize(width: 100, height: 1000))
    let meetings = Meetings()
    scene.physicsWorld.contactDelegate = meetings
    for (name, y, isDynamic) in [("ball", 900.0, true), ("floor", 500, false)] {
      let node = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
      node.name = name
      node.position = CGPoint(x: 50, y: y)
      node.physicsBody = SKPhysicsBody(rectangleOf: node.size)
      node.physicsBody?.isDynamic = isDynamic
      node.physicsBody?.contactTestBitMask = 1
      scene.addChild(node)
    }
    for _ in 0..<60 { scene.physicsWorld.advance(by: 1 / 60) }
    let ball = scene.childNode(withName: "ball")
    #expect((ball?.position.y ?? 900) < 300 && scene.childNode(withName: "floor")?.position.y == 500)
    #expect(meetings.log == ["[\"ball\", \"floor\"] meet", "part"])
  }

  // MARK: Assistive technologies

  @Test func nodesAreElementsOnceTheAppSaysSo() {
    let scene = game()
    let stage = Stage(scene)
    #expect(stage.elements.isEmpty)
    scene.ship.isAccessibilityElement = true
    scene.ship.accessibilityLabel = "Ship"
    scene.score.isAccessibilityElement = true
    scene.score.accessibilityLabel = "Score: 0"
    let elements = stage.elements
    #expect(elements.map { $0.label?.string } == ["Ship", "Score: 0"])
    // 40 × 20 of a scene that is shown twice as large, from the top of the view at 100.
    #expect(elements.first?.frame == CGRect(x: 60, y: 380, width: 80, height: 40))
    scene.ship.isHidden = true
    #expect(stage.elements.map { $0.label?.string } == ["Score: 0"])
  }

  @Test func aScreenThatWasReadFollowsItsNodes() {
    let scene = game()
    let stage = Stage(scene)
    scene.ship.isAccessibilityElement = true
    scene.ship.accessibilityLabel = "Ship"
    let provider = AccessibilityProvider(stage.window)
    func read() -> [String?] {
      provider.update()
      return provider.tree.elements.map { $0.label?.string }
    }
    #expect(read() == ["Ship"])
    let coin = SKShapeNode(circleOfRadius: 10)
    coin.isAccessibilityElement = true
    coin.accessibilityLabel = "Coin"
    scene.addChild(coin)
    #expect(read() == ["Ship", "Coin"])
    coin.position = CGPoint(x: 100, y: 100)
    _ = read()
    #expect(provider.tree.elements.last?.frame.midX == 200)
    coin.isHidden = true
    #expect(read() == ["Ship"])
    coin.isHidden = false
    scene.ship.removeFromParent()
    #expect(read() == ["Coin"])
    let other = game()
    stage.view.presentScene(other)
    #expect(read() == [])
  }

  @Test func aDoubleTapOfVoiceOverTouchesTheNode() {
    let scene = game()
    let stage = Stage(scene)
    scene.ship.isAccessibilityElement = true
    scene.ship.accessibilityLabel = "Ship"
    let session = Session(provider: AccessibilityProvider(stage.window), engines: [VoiceOverEngine()])
    session.send(.start(appName: "Game", isSwitchedOn: false))
    session.send(.gesture(Gesture(.tap(2))))
    session.settle()
    #expect(scene.log.contains("touch 50 50 ship"))
  }

  @Test func touchesGoToTheUppermostNodeThatTakesThem() {
    final class Key: SKSpriteNode {
      var touches = 0
      // What it does not take goes on to its parents.
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }
    let scene = game()
    let stage = Stage(scene)
    let key = Key(color: .green, size: CGSize(width: 20, height: 20))
    key.position = CGPoint(x: 150, y: 50)
    key.isUserInteractionEnabled = true
    key.isAccessibilityElement = true
    key.accessibilityLabel = "Key"
    scene.addChild(key)
    let session = Session(provider: AccessibilityProvider(stage.window), engines: [VoiceOverEngine()])
    session.send(.start(appName: "Game", isSwitchedOn: false))
    session.send(.gesture(Gesture(.tap(2))))
    session.settle()
    #expect(key.touches == 1 && !scene.log.contains { $0.hasPrefix("touch") })
  }

  @Test func aSceneInSwiftUIHasItsElements() {
    struct Screen: View {
      let scene: SKScene
      var body: some View {
        VStack {
          Text("Game")
          SpriteView(scene: scene)
        }
      }
    }
    let scene = game()
    scene.score.isAccessibilityElement = true
    scene.score.accessibilityLabel = "Score"
    let screen = AppScreen(Screen(scene: scene))
    #expect(screen.labels == ["Game", "Score"])
  }
}
