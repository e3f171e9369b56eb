import Foundation

extension UISlider {
  /// The marks of a slider's track.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uislider/trackconfiguration-swift.struct>.
  @preconcurrency @MainActor
  public struct TrackConfiguration {
    /// A mark.
    @preconcurrency @MainActor
    public struct Tick {
      /// Its position, from 0 to 1.
      public var position: Float
      /// Its name; nil for none.
      public var title: String?
      /// Its image; nil for none.
      public var image: UIImage?

      /// Makes a mark.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title, self.image) = (position, title, image)
      }
    }

    /// Whether the slider rests at marks only.
    public var allowsTickValuesOnly: Bool
    /// The position from which the track is filled, from 0 to 1.
    public var neutralValue: Float
    /// The part of the range that can be chosen, from 0 to 1.
    public var enabledRange: ClosedRange<Float>
    /// The marks.
    public var ticks: [Tick]

    /// Makes a track with marks.
    public init(
      allowsTickValuesOnly: Bool = false, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [Tick] = []
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Makes a track with so many marks at equal distances.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let last = Float(max(numberOfTicks - 1, 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<max(numberOfTicks, 0)).map { Tick(position: Float($0) / last) })
    }

    /// The share of the range that the slider takes in place of another, from 0 to 1.
    func resting(at share: Float) -> Float {
      let inRange = min(max(share, enabledRange.lowerBound), enabledRange.upperBound)
      guard allowsTickValuesOnly else { return inRange }
      return ticks.map(\.position).filter(enabledRange.contains)
        .min { abs($0 - inRange) < abs($1 - inRange) } ?? inRange
    }
  }
}
