import Foundation

/// The animation that UIKit adds to a layer for one property that changed in a view animation.
package final class ViewPropertyAnimation: CABasicAnimation {
  /// The progress of the property at a fraction of the duration; both from 0 to 1.
  package var pace: (Double) -> Double = { $0 }
  /// The progress of the property, if an animator rather than the time determines it; nil for the time.
  package var fraction: (() -> Double)?

  package override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    guard let other = other as? ViewPropertyAnimation else { return }
    pace = other.pace
    fraction = other.fraction
  }

  /// An animator's fraction already includes the pace, so that an interactive animation follows the finger.
  override func paced(_ progress: Double) -> Double { fraction == nil ? pace(progress) : progress }

  package override func progress(after seconds: CFTimeInterval) -> Double? {
    guard let fraction else { return super.progress(after: seconds) }
    return fraction()
  }
}
