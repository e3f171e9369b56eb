import CurbcutFoundation
import DeviceServices
import DeviceSettings

/// An acceleration along the three axes of the device, in multiples of the earth's.
///
/// Follows <https://developer.apple.com/documentation/coremotion/cmacceleration>.
public struct CMAcceleration: Hashable, Sendable {
  /// To the right of the screen.
  public var x: Double
  /// To the top of the screen.
  public var y: Double
  /// Towards who looks at the screen.
  public var z: Double

  /// No acceleration.
  public init() { self.init(x: 0, y: 0, z: 0) }

  /// Creates an acceleration.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A rate of turning around the three axes of the device, in radians per second.
///
/// Follows <https://developer.apple.com/documentation/coremotion/cmrotationrate>.
public struct CMRotationRate: Hashable, Sendable {
  /// Around the axis to the right of the screen.
  public var x: Double
  /// Around the axis to the top of the screen.
  public var y: Double
  /// Around the axis towards who looks at the screen.
  public var z: Double

  /// No turning.
  public init() { self.init(x: 0, y: 0, z: 0) }

  /// Creates a rate.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// What an accelerometer has measured.
///
/// Follows <https://developer.apple.com/documentation/coremotion/cmaccelerometerdata>.
open class CMAccelerometerData: NSObject {
  /// The acceleration, with the earth's.
  public let acceleration: CMAcceleration

  init(_ acceleration: CMAcceleration) {
    self.acceleration = acceleration
    super.init()
  }
}

/// What the sensors of the device together say of its movement.
///
/// Follows <https://developer.apple.com/documentation/coremotion/cmdevicemotion>.
open class CMDeviceMotion: NSObject {
  /// The acceleration that the person gives the device.
  public let userAcceleration: CMAcceleration
  /// The earth's acceleration.
  public let gravity: CMAcceleration
  /// How the device turns.
  public let rotationRate: CMRotationRate

  init(userAcceleration: CMAcceleration, gravity: CMAcceleration, rotationRate: CMRotationRate) {
    self.userAcceleration = userAcceleration
    self.gravity = gravity
    self.rotationRate = rotationRate
    super.init()
  }
}

/// Starts and stops the sensors for movement.
///
/// What they measure stands in the settings of the device, and does not change. A simulator has no sensors: without an
/// acceleration in the settings, nothing is available, and nothing is measured.
/// Follows <https://developer.apple.com/documentation/coremotion/cmmotionmanager>.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// What is done with each measurement of the device's movement.
  public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
  /// What is done with each measurement of the accelerometer.
  public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void

  /// The seconds between two measurements of the device's movement.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// The seconds between two measurements of the accelerometer.
  open var accelerometerUpdateInterval: TimeInterval = 0.01

  private let lock = NSLock()
  /// Counts how often each sensor was started or stopped; odd while it measures.
  private var motions = 0
  private var accelerometers = 0

  /// Creates a manager.
  public override init() { super.init() }

  private var acceleration: CMAcceleration? {
    Services.settings.motion.acceleration.map { CMAcceleration(x: $0.x, y: $0.y, z: $0.z) }
  }

  /// Whether the movement of the device can be measured.
  open var isDeviceMotionAvailable: Bool { acceleration != nil }
  /// Whether there is an accelerometer.
  open var isAccelerometerAvailable: Bool { acceleration != nil }
  /// Whether there is a gyroscope: false.
  open var isGyroAvailable: Bool { false }
  /// Whether there is a magnetometer: false.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether the movement of the device is being measured.
  open var isDeviceMotionActive: Bool { lock.withLock { motions % 2 == 1 } }
  /// Whether the accelerometer is measuring.
  open var isAccelerometerActive: Bool { lock.withLock { accelerometers % 2 == 1 } }

  /// The latest measurement of the device's movement; nil while it is not measured.
  open var deviceMotion: CMDeviceMotion? { isDeviceMotionActive ? motion : nil }
  /// The latest measurement of the accelerometer; nil while it does not measure.
  open var accelerometerData: CMAccelerometerData? {
    isAccelerometerActive ? acceleration.map { CMAccelerometerData($0) } : nil
  }

  /// A device that lies or is held still: what it feels is the earth's pull.
  private var motion: CMDeviceMotion? {
    acceleration.map {
      CMDeviceMotion(userAcceleration: CMAcceleration(), gravity: $0, rotationRate: CMRotationRate())
    }
  }

  private func start(_ count: ReferenceWritableKeyPath<CMMotionManager, Int>) -> Int? {
    guard acceleration != nil else { return nil }
    return lock.withLock {
      guard self[keyPath: count] % 2 == 0 else { return nil }
      self[keyPath: count] += 1
      return self[keyPath: count]
    }
  }

  private func stop(_ count: ReferenceWritableKeyPath<CMMotionManager, Int>) {
    lock.withLock { if self[keyPath: count] % 2 == 1 { self[keyPath: count] += 1 } }
  }

  /// Measures again and again, until the sensor is stopped.
  private func measure(
    _ run: Int, _ count: ReferenceWritableKeyPath<CMMotionManager, Int> & Sendable,
    every interval: @escaping @Sendable () -> TimeInterval, on queue: OperationQueue,
    _ tell: @escaping @Sendable () -> Void
  ) {
    Services.after(max(0.01, interval()), isBackground: true) { [weak self] in
      guard let self, lock.withLock({ self[keyPath: count] == run }) else { return }
      queue.addOperation(tell)
      measure(run, count, every: interval, on: queue, tell)
    }
  }

  /// Starts to measure the movement of the device. Without sensors, nothing is measured.
  open func startDeviceMotionUpdates() { _ = start(\.motions) }
  /// Starts to measure the movement of the device. Without sensors, the handler is not called.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    guard let run = start(\.motions) else { return }
    nonisolated(unsafe) let handler = handler
    measure(
      run, \.motions, every: { [weak self] in self?.deviceMotionUpdateInterval ?? 1 }, on: queue
    ) { [weak self] in handler(self?.motion, nil) }
  }
  /// Stops measuring the movement of the device.
  open func stopDeviceMotionUpdates() { stop(\.motions) }
  /// Starts the accelerometer. Without one, nothing is measured.
  open func startAccelerometerUpdates() { _ = start(\.accelerometers) }
  /// Starts the accelerometer. Without one, the handler is not called.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    guard let run = start(\.accelerometers) else { return }
    nonisolated(unsafe) let handler = handler
    measure(
      run, \.accelerometers, every: { [weak self] in self?.accelerometerUpdateInterval ?? 1 }, on: queue
    ) { [weak self] in handler(self?.acceleration.map { CMAccelerometerData($0) }, nil) }
  }
  /// Stops the accelerometer.
  open func stopAccelerometerUpdates() { stop(\.accelerometers) }
}
