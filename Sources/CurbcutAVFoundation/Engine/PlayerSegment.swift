import CurbcutFoundation

/// What a player is to play, at a place of its own time.
struct PlayerSegment {
  enum Sound {
    case file(AVAudioFile, start: Int)
    case buffer(AVAudioPCMBuffer)
  }

  var sound: Sound
  /// How many frames the sound has, at its own rate.
  var frames: Int
  /// Frames of the sound for each of the player.
  var step: Double
  /// Where it begins, in frames of the player.
  var begin: Double
  var loops = false
  /// Where it is cut off, in frames of the player; nil for its end.
  var cut: Double?
  var completion: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)?
  var callbackType = AVAudioPlayerNodeCompletionCallbackType.dataConsumed

  /// Frames of the player for one turn.
  var length: Double { Double(frames) / step }
  /// Where it ends, in frames of the player; infinity for what is played again and again.
  var end: Double { cut ?? (loops && frames > 0 ? .infinity : begin + length) }

  /// The next place where a turn ends.
  func turn(after place: Double) -> Double {
    guard length > 0, place > begin else { return begin }
    return begin + ((place - begin) / length).rounded(.up) * length
  }

  /// Writes what lies in a stretch of the player's time.
  ///
  /// - Parameters:
  ///   - place: where the stretch begins, in frames of the player.
  ///   - stretch: where it goes; frames of the player.
  func add(to stretch: inout Samples, at place: Double) {
    let first = max(0, Int((begin - place).rounded(.up)))
    let last = min(Double(stretch.frames), end - place)
    guard frames > 0, Double(first) < last else { return }
    let indices = first..<Int(last.rounded(.up))
    let places = indices.map { index -> Int in
      let frame = Int((place + Double(index) - begin) * step)
      return loops ? frame % frames : min(frame, frames - 1)
    }
    guard let low = places.min(), let high = places.max() else { return }
    guard let known = samples(low..<high + 1)?.with(channels: stretch.channels.count) else { return }
    for channel in stretch.channels.indices {
      for (index, place) in zip(indices, places) {
        stretch.channels[channel][index] = known.channels[channel][place - low]
      }
    }
  }

  /// Frames of the sound; nil for what cannot be decoded, which is silent.
  private func samples(_ range: Range<Int>) -> Samples? {
    switch sound {
    case .buffer(let buffer): Samples(buffer, range)
    case .file(let file, let start): try? file.samples(start + range.lowerBound..<start + range.upperBound)
    }
  }
}
