import CurbcutFoundation
import Foundation

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
/// This device has none, as a simulator has none: nothing is available, and nothing is measured.
/// Follows <https://developer.apple.com/documentation/coremotion/cmmotionmanager>.
open class CMMotionManager: NSObject {
  /// What is done with each measurement of the device's movement.
  public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
  /// What is done with each measurement of the accelerometer.
  public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void

  /// The seconds between two measurements of the device's movement.
  @Unsupported("CMMotionManager.deviceMotionUpdateInterval: there are no sensors for movement")
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// The seconds between two measurements of the accelerometer.
  @Unsupported("CMMotionManager.accelerometerUpdateInterval: there are no sensors for movement")
  open var accelerometerUpdateInterval: TimeInterval = 0.01

  /// Creates a manager.
  public override init() { super.init() }

  /// Whether the movement of the device can be measured: false.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether there is an accelerometer: false.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether there is a gyroscope: false.
  open var isGyroAvailable: Bool { false }
  /// Whether there is a magnetometer: false.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether the movement of the device is being measured: false.
  open var isDeviceMotionActive: Bool { false }
  /// Whether the accelerometer is measuring: false.
  open var isAccelerometerActive: Bool { false }
  /// The latest measurement of the device's movement: nil.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The latest measurement of the accelerometer: nil.
  open var accelerometerData: CMAccelerometerData? { nil }

  /// Starts to measure the movement of the device. Without sensors, nothing is measured.
  open func startDeviceMotionUpdates() {}
  /// Starts to measure the movement of the device. Without sensors, the handler is not called.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Stops measuring the movement of the device.
  open func stopDeviceMotionUpdates() {}
  /// Starts the accelerometer. Without one, nothing is measured.
  open func startAccelerometerUpdates() {}
  /// Starts the accelerometer. Without one, the handler is not called.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {}
  /// Stops the accelerometer.
  open func stopAccelerometerUpdates() {}
}
