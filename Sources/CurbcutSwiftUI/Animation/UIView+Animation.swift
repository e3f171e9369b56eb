import CurbcutUIKit
import Foundation

extension UIView {
  /// Animates changes to views of UIKit with an animation of SwiftUI.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/animate(_:changes:completion:)>.
  /// - Parameters:
  ///   - animation: the animation: a curve, a spring, or one that the app defines.
  ///   - changes: makes the changes.
  ///   - completion: called when the animation ends; never for one that has no end.
  public class func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    let course = AnimationCourse(animation)
    animate(
      duration: course.duration, delay: course.delay, isEndless: course.isEndless,
      autoreverses: course.autoreverses, pace: { course.progress(at: $0) }, changes: changes,
      completion: completion)
  }
}

/// The progress of an animation over time, from 0 to 1 and, with a spring, beyond.
struct AnimationCourse {
  /// Of one run, in seconds.
  private(set) var duration: TimeInterval
  /// Before the first run, in seconds.
  private(set) var delay: TimeInterval = 0
  private(set) var isEndless = false
  private(set) var autoreverses = false
  /// The progress at equal distances of time: an animation of the app may depend on being asked in order.
  private let samples: [Double]

  private static let step: TimeInterval = 1 / 240
  /// When an animation of the app that does not end is cut off, in seconds.
  private static let limit: TimeInterval = 60

  init(_ animation: Animation) {
    switch animation.base {
    case let delayed as DelayedAnimation:
      self = AnimationCourse(delayed.base)
      delay += max(0, delayed.delay)
    case let faster as SpeedAnimation where faster.speed > 0 && faster.speed.isFinite:
      self = AnimationCourse(faster.base)
      delay /= faster.speed
      duration /= faster.speed
    case let repeated as RepeatedAnimation where repeated.count == nil:
      self = AnimationCourse(repeated.base)
      isEndless = true
      autoreverses = repeated.autoreverses
    default:
      var samples: [Double] = []
      var context = AnimationContext<Double>(environment: EnvironmentValues())
      while Double(samples.count) * Self.step < Self.limit,
        let value = animation.animate(
          value: 1.0, time: Double(samples.count) * Self.step, context: &context), value.isFinite
      {
        samples.append(value)
      }
      let length = (animation.base as? any TimedAnimation)?.length ?? .infinity
      duration = min(length, Double(samples.count) * Self.step)
      self.samples = samples
    }
  }

  /// The progress at a fraction of the duration from 0 to 1.
  func progress(at fraction: Double) -> Double {
    let place = min(max(fraction, 0), 1) * Double(max(0, samples.count - 1))
    let index = Int(place)
    guard fraction < 1, index + 1 < samples.count else { return 1 }
    return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
  }
}
