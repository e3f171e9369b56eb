import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// How a change runs over its time.
///
/// Follows <https://developer.apple.com/documentation/spritekit/skactiontimingmode>.
public enum SKActionTimingMode: Int, Sendable {
  /// Evenly.
  case linear
  /// Slow at first.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at first and at the end.
  case easeInEaseOut

  func curve(_ part: CGFloat) -> CGFloat {
    switch self {
    case .linear: part
    case .easeIn: part * part
    case .easeOut: part * (2 - part)
    case .easeInEaseOut: part * part * (3 - 2 * part)
    }
  }
}

/// A change of a node over time, which the node runs.
///
/// Follows <https://developer.apple.com/documentation/spritekit/skaction>.
@preconcurrency @MainActor
open class SKAction: NSObject, @preconcurrency NSCopying {
  /// What an action does.
  indirect enum Kind {
    /// Something at once.
    case instant((SKNode) -> Void)
    /// A change of which each run first learns where the node stands: what does it for a part of the time, from 0 to 1.
    case change((SKNode) -> (CGFloat) -> Void)
    /// Something at each frame, with the seconds since it began.
    case custom((SKNode, CGFloat) -> Void)
    case wait(range: TimeInterval)
    case sequence([SKAction])
    case group([SKAction])
    case times(SKAction, Int)
    case forever(SKAction)
    /// An action that another node runs.
    case child(SKAction, String)
  }

  let kind: Kind
  /// How long the action lasts, in seconds.
  open var duration: TimeInterval
  /// How fast the action runs.
  open var speed: CGFloat = 1
  /// How the change runs over its time.
  open var timingMode = SKActionTimingMode.linear
  /// How the change runs over its time, from 0 to 1, in place of ``timingMode``.
  open var timingFunction: ((Float) -> Float)?
  /// Makes the action that undoes this one; nil for the same.
  let reverse: (() -> SKAction)?

  init(_ kind: Kind, _ duration: TimeInterval = 0, reverse: (() -> SKAction)? = nil) {
    self.kind = kind
    self.duration = max(0, duration)
    self.reverse = reverse
    super.init()
  }

  /// The action that undoes this one; a copy where nothing can.
  open func reversed() -> SKAction { reverse?() ?? like(self) }

  private func like(_ other: SKAction) -> SKAction {
    let new = SKAction(other.kind, other.duration, reverse: other.reverse)
    (new.speed, new.timingMode, new.timingFunction) = (other.speed, other.timingMode, other.timingFunction)
    return new
  }

  open func copy(with zone: NSZone? = nil) -> Any { like(self) }

  /// The part of the change after a part of the time.
  func eased(_ part: CGFloat) -> CGFloat {
    if let timingFunction { return CGFloat(timingFunction(Float(part))) }
    return timingMode.curve(part)
  }
}

// MARK: Together

extension SKAction {
  /// One action after the other.
  public class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(.sequence(actions), actions.reduce(0) { $0 + $1.duration }) {
      sequence(actions.reversed().map { $0.reversed() })
    }
  }

  /// All actions at once, until the longest is over.
  public class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(.group(actions), actions.map(\.duration).max() ?? 0) { group(actions.map { $0.reversed() }) }
  }

  /// An action several times.
  public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(.times(action, max(0, count)), action.duration * Double(max(0, count))) {
      `repeat`(action.reversed(), count: count)
    }
  }

  /// An action until it is removed.
  public class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(.forever(action), .infinity) { repeatForever(action.reversed()) }
  }

  /// Nothing for a time, in seconds.
  public class func wait(forDuration duration: TimeInterval) -> SKAction {
    SKAction(.wait(range: 0), duration)
  }

  /// Nothing for a time that differs by half a range. It is the time itself here, so that runs are the same.
  public class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval)
    -> SKAction
  {
    SKAction(.wait(range: durationRange), duration)
  }

  /// An action that a child of a name runs.
  public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    SKAction(.child(action, name))
  }

  /// Something of the app's own.
  public class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(.instant { _ in block() }) }

  /// Something of the app's own on a queue.
  public class func run(_ block: @escaping @Sendable () -> Void, queue: DispatchQueue) -> SKAction {
    SKAction(.instant { _ in queue.async(execute: block) })
  }

  /// Something of the app's own at each frame, with the seconds since it began.
  public class func customAction(
    withDuration duration: TimeInterval, actionBlock: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction {
    SKAction(.custom(actionBlock), duration)
  }

  /// Calls a method of an object.
  public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
    SKAction(.instant { _ in _ = (target as? NSObject)?.perform(selector) })
  }

  /// Takes the node from its parent.
  public class func removeFromParent() -> SKAction { SKAction(.instant { $0.removeFromParent() }) }

  /// Hides the node.
  public class func hide() -> SKAction { SKAction(.instant { $0.isHidden = true }) { unhide() } }
  /// Shows the node.
  public class func unhide() -> SKAction { SKAction(.instant { $0.isHidden = false }) { hide() } }

  /// Lets a node's sound begin, which is not heard here.
  public class func play() -> SKAction { SKAction(.instant { _ in }) { stop() } }
  /// Lets a node's sound stand still, which is not heard here.
  public class func pause() -> SKAction { SKAction(.instant { _ in }) { play() } }
  /// Ends a node's sound, which is not heard here.
  public class func stop() -> SKAction { SKAction(.instant { _ in }) { play() } }
  /// Makes a node's sound louder or softer, from 0 to 1, which is not heard here.
  public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction {
    wait(forDuration: duration)
  }
  /// Makes a node's sound faster or slower, which is not heard here.
  public class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction {
    wait(forDuration: duration)
  }

  /// Plays a sound of the app, which is not heard here. How long it lasts is not known: nothing is waited for.
  public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
    SKAction(.instant { _ in })
  }
}

// MARK: Changes

extension SKAction {
  private static func change(
    _ duration: TimeInterval, reverse: (() -> SKAction)? = nil,
    _ begin: @escaping (SKNode) -> (CGFloat) -> Void
  ) -> SKAction {
    SKAction(.change(begin), duration, reverse: reverse)
  }

  /// From a value at the beginning by a difference.
  private static func add(
    _ property: ReferenceWritableKeyPath<SKNode, CGFloat>, _ delta: CGFloat, _ duration: TimeInterval
  ) -> SKAction {
    change(duration) {
      add(property, -delta, duration)
    } _: { node in
      // Several actions may change the same value at once, so that each adds its own share.
      var done: CGFloat = 0
      return { part in
        node[keyPath: property] += delta * part - done
        done = delta * part
      }
    }
  }

  /// From the value at the beginning to another.
  private static func set(
    _ property: ReferenceWritableKeyPath<SKNode, CGFloat>, _ value: CGFloat, _ duration: TimeInterval
  ) -> SKAction {
    change(duration) { node in
      let start = node[keyPath: property]
      return { node[keyPath: property] = start + (value - start) * $0 }
    }
  }

  /// Moves by a distance, in points.
  public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration) {
      moveBy(x: -deltaX, y: -deltaY, duration: duration)
    } _: { node in
      var done = CGPoint.zero
      return { part in
        let now = CGPoint(x: deltaX * part, y: deltaY * part)
        node.position = CGPoint(
          x: node.position.x + now.x - done.x, y: node.position.y + now.y - done.y)
        done = now
      }
    }
  }

  /// Moves by a distance, in points.
  public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    moveBy(x: delta.dx, y: delta.dy, duration: duration)
  }

  /// Moves to a place.
  public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    change(duration) { node in
      let start = node.position
      return { part in
        node.position = CGPoint(
          x: start.x + (location.x - start.x) * part, y: start.y + (location.y - start.y) * part)
      }
    }
  }

  /// Moves from side to side.
  public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { set(\.position.x, x, duration) }
  /// Moves up or down.
  public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { set(\.position.y, y, duration) }

  /// Turns by an angle, in radians.
  public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    add(\.zRotation, radians, duration)
  }
  /// Turns to an angle, in radians.
  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    set(\.zRotation, radians, duration)
  }
  /// Turns to an angle, in radians, by the shorter way where that is asked for.
  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool)
    -> SKAction
  {
    guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
    return change(duration) { node in
      let start = node.zRotation
      let way = (radians - start).remainder(dividingBy: 2 * .pi)
      return { node.zRotation = start + way * $0 }
    }
  }

  /// Becomes larger by a factor.
  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(by: scale, y: scale, duration: duration)
  }
  /// Becomes larger by a factor for each side.
  public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration) {
      scaleX(by: 1 / xScale, y: 1 / yScale, duration: duration)
    } _: { node in
      let (x, y) = (node.xScale, node.yScale)
      return { part in
        (node.xScale, node.yScale) = (x * (1 + (xScale - 1) * part), y * (1 + (yScale - 1) * part))
      }
    }
  }
  /// Becomes as large as a scale.
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(to: scale, y: scale, duration: duration)
  }
  /// Becomes as large as a scale for each side.
  public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    group([set(\.xScale, xScale, duration), set(\.yScale, yScale, duration)])
  }
  /// Becomes as wide as a scale.
  public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    set(\.xScale, scale, duration)
  }
  /// Becomes as high as a scale.
  public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    set(\.yScale, scale, duration)
  }

  /// Becomes opaque.
  public class func fadeIn(withDuration duration: TimeInterval) -> SKAction {
    change(duration) {
      fadeOut(withDuration: duration)
    } _: {
      fading($0, to: 1)
    }
  }
  /// Becomes clear.
  public class func fadeOut(withDuration duration: TimeInterval) -> SKAction {
    change(duration) {
      fadeIn(withDuration: duration)
    } _: {
      fading($0, to: 0)
    }
  }
  /// Becomes as opaque as a value.
  public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    set(\.alpha, alpha, duration)
  }
  /// Becomes more or less opaque by a difference.
  public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    add(\.alpha, factor, duration)
  }

  private static func fading(_ node: SKNode, to value: CGFloat) -> (CGFloat) -> Void {
    let start = node.alpha
    return { node.alpha = start + (value - start) * $0 }
  }

  /// Gives a sprite another size, in points.
  public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration) { node in
      guard let sprite = node as? SKSpriteNode else { return { _ in } }
      let start = sprite.size
      return { part in
        sprite.size = CGSize(
          width: start.width + (width - start.width) * part,
          height: start.height + (height - start.height) * part)
      }
    }
  }

  /// Gives a sprite another picture.
  public class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }
  /// Gives a sprite another picture, and its size.
  public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
    SKAction(
      .instant { node in
        (node as? SKSpriteNode)?.texture = texture
        if resize { (node as? SKSpriteNode)?.size = texture.size() }
      })
  }

  /// Shows pictures one after the other.
  public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    animate(with: textures, timePerFrame: sec, resize: false, restore: true)
  }
  /// Shows pictures one after the other, in their sizes, and the first one again at the end, where that is asked for.
  public class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction {
    change(sec * Double(textures.count)) { node in
      guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return { _ in } }
      let before = sprite.texture
      return { part in
        let index = min(textures.count - 1, Int(part * CGFloat(textures.count)))
        let shown = part >= 1 && restore ? before : textures[index]
        sprite.texture = shown
        if resize, let shown { sprite.size = shown.size() }
      }
    }
  }

  /// Blends a sprite with a colour.
  public class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction {
    change(duration) { node in
      guard let sprite = node as? SKSpriteNode else { return { _ in } }
      let start = sprite.colorBlendFactor
      return { part in
        sprite.color = color
        sprite.colorBlendFactor = start + (colorBlendFactor - start) * part
      }
    }
  }

  /// Blends a sprite with its colour.
  public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    change(duration) { node in
      guard let sprite = node as? SKSpriteNode else { return { _ in } }
      let start = sprite.colorBlendFactor
      return { sprite.colorBlendFactor = start + (colorBlendFactor - start) * $0 }
    }
  }

  /// Moves along a way, beginning at the node where that is asked for, and turned in its direction.
  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction {
    let way = PathWay(path)
    return change(duration) { node in
      let start = offset ? node.position : .zero
      return { part in
        guard let place = way.place(at: part) else { return }
        node.position = CGPoint(x: start.x + place.point.x, y: start.y + place.point.y)
        if orient { node.zRotation = place.angle }
      }
    }
  }

  /// Moves along a way, turned in its direction.
  public class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, duration: duration)
  }

  /// Moves along a way with a speed, in points a second.
  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
  ) -> SKAction {
    let length = PathWay(path).length
    return follow(
      path, asOffset: offset, orientToPath: orient, duration: speed > 0 ? Double(length / speed) : 0)
  }

  /// Moves along a way with a speed, in points a second, turned in its direction.
  public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, speed: speed)
  }
}
