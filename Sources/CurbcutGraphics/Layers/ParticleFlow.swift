import Foundation

/// A particle at a moment.
struct Particle {
  /// Where particles come from.
  struct Source {
    var place: CGPoint
    var direction: CGFloat
  }

  var place: CGPoint
  var angle: CGFloat
  var scale: CGFloat
  var color: CGColor
  var image: CGImage
  var pixelsPerPoint: CGFloat
  var age: TimeInterval

  func draw(in context: CGContext) {
    let size = CGSize(
      width: CGFloat(image.width) / pixelsPerPoint * scale,
      height: CGFloat(image.height) / pixelsPerPoint * scale)
    guard size.width > 0, size.height > 0, color.alpha > 0 else { return }
    context.saveGState()
    context.translateBy(x: place.x, y: place.y)
    context.rotate(by: angle)
    let frame = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    context.setAlpha(color.alpha)
    if color.components?.prefix(3).allSatisfy({ $0 == 1 }) == false {
      // The picture times the colour, within the picture's own outline.
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.drawFirstRowFirst(image, in: frame)
      context.setFillColor(color.copy(alpha: 1) ?? color)
      context.setBlendMode(.multiply)
      context.fill(frame)
      context.setBlendMode(.destinationIn)
      context.drawFirstRowFirst(image, in: frame)
      context.endTransparencyLayer()
    } else {
      context.drawFirstRowFirst(image, in: frame)
    }
    context.restoreGState()
  }
}

/// The particles of one cell, from the first to the latest.
struct ParticleFlow {
  /// As many particles of a cell as are drawn at most.
  private static let limit = 2_000

  let layer: CAEmitterLayer
  let cell: CAEmitterCell
  let seed: UInt64
  /// When the emission ended, in seconds after its beginning; nil while it goes on.
  var end: TimeInterval?

  /// Adds the particles that live when the flow has an age in seconds.
  func add(to particles: inout [Particle], from source: Particle.Source, age: TimeInterval, level: Int) {
    let rate = Double(cell.birthRate * (level == 0 ? layer.emittedRate : 1))
    let longest = Double((cell.lifetime + abs(cell.lifetimeRange)) * layer.lifetime)
    guard rate > 0, longest > 0, age >= cell.beginTime, level < 3 else { return }
    let since = age - cell.beginTime
    var last = cell.duration > 0 ? min(since, cell.duration) : since
    if let end { last = min(last, end - cell.beginTime) }
    let first = max(0, Int(((since - longest) * rate).rounded(.up)))
    let latest = min(Int(last * rate), first + Self.limit)
    guard last >= 0, first <= latest else { return }
    for number in first...latest {
      var chance = Chance(seed: seed &* 0x9E37_79B9 &+ UInt64(number))
      let particleAge = since - Double(number) / rate
      let life = Double((cell.lifetime + chance.spread(cell.lifetimeRange)) * layer.lifetime)
      guard particleAge >= 0 else { continue }
      let origin = level == 0 ? place(&chance) : source.place
      let direction = source.direction + cell.emissionLongitude + chance.spread(cell.emissionRange) / 2
      let speed =
        (cell.velocity + chance.spread(cell.velocityRange)) * CGFloat(layer.velocity)
        * cos(cell.emissionLatitude)
      let scale = cell.scale + chance.spread(cell.scaleRange)
      let spin = (cell.spin + chance.spread(cell.spinRange)) * CGFloat(layer.spin)
      let time = CGFloat(particleAge)
      let velocity = CGPoint(x: speed * cos(direction), y: speed * sin(direction))
      let place = CGPoint(
        x: origin.x + velocity.x * time + cell.xAcceleration * time * time / 2,
        y: origin.y + velocity.y * time + cell.yAcceleration * time * time / 2)
      let color = color(at: Float(particleAge), &chance)
      if particleAge <= life, let contents = cell.contents, let image = contents as? CGImage {
        particles.append(
          Particle(
            place: place, angle: spin * time,
            scale: max(0, scale + cell.scaleSpeed * time) * CGFloat(layer.scale), color: color, image: image,
            pixelsPerPoint: max(cell.contentsScale, 0.01), age: particleAge))
      }
      for (index, inner) in (cell.emitterCells ?? []).enumerated()
      where inner.isEnabled && particleAge <= life {
        let flow = ParticleFlow(
          layer: layer, cell: inner, seed: seed &* 31 &+ UInt64(number) &* 7 &+ UInt64(index))
        flow.add(
          to: &particles, from: Particle.Source(place: place, direction: direction), age: particleAge,
          level: level + 1)
      }
    }
  }

  private func color(at age: Float, _ chance: inout Chance) -> CGColor {
    let base = cell.color?.components ?? [1, 1, 1, 1]
    func part(_ index: Int, _ range: Float, _ speed: Float) -> CGFloat {
      let value = base.indices.contains(index) ? base[index] : 1
      return min(max(value + CGFloat(chance.spread(range) + speed * age), 0), 1)
    }
    let red = part(0, cell.redRange, cell.redSpeed)
    let green = part(1, cell.greenRange, cell.greenSpeed)
    let blue = part(2, cell.blueRange, cell.blueSpeed)
    return CGColor(red: red, green: green, blue: blue, alpha: part(3, cell.alphaRange, cell.alphaSpeed))
  }

  /// A place of the emitter's shape.
  private func place(_ chance: inout Chance) -> CGPoint {
    let center = layer.emitterPosition
    let (width, height) = (layer.emitterSize.width / 2, layer.emitterSize.height / 2)
    let isOutline = layer.emitterMode == .outline || layer.emitterMode == .surface
    switch layer.emitterShape {
    case .line: return CGPoint(x: center.x + chance.spread(width), y: center.y)
    case .rectangle, .cuboid:
      var (x, y) = (chance.spread(width), chance.spread(height))
      if isOutline {
        if chance.unit() < 0.5 { x = x < 0 ? -width : width } else { y = y < 0 ? -height : height }
      }
      return CGPoint(x: center.x + x, y: center.y + y)
    case .circle, .sphere:
      let angle = CGFloat(chance.unit()) * 2 * .pi
      let radius = width * (isOutline ? 1 : CGFloat(chance.unit()).squareRoot())
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    default: return center
    }
  }
}

/// Numbers that look like chance, and follow from a seed (SplitMix64).
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 to 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) / 9_007_199_254_740_992
  }

  /// A number from `-range` to `range`.
  mutating func spread<Value: BinaryFloatingPoint>(_ range: Value) -> Value {
    range * Value(unit() * 2 - 1)
  }
}
