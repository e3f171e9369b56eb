import AssistiveTechnology
import DeviceSettings

/// The floating controller of Speak Screen: play and pause, skipping, speed.
public struct SpeechController: Sendable, Equatable {
  /// Whether it is on the screen.
  public internal(set) var isShown = false
  /// Whether it is a small button at the edge of the screen.
  public internal(set) var isCollapsed = false
  /// Whether something is being read, and not paused.
  public internal(set) var isPlaying = false
  /// Whether what is touched is read.
  public internal(set) var speaksOnTouch = false
  /// How many times as fast as the speaking rate of the settings it reads, one of ``speeds``.
  public internal(set) var speed = 1.0

  /// The speeds that the buttons lead through.
  public static let speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

  /// The next speed in a direction; the same at the end.
  func speed(after step: Int) -> Double {
    let place = Self.speeds.firstIndex(of: speed) ?? 2
    return Self.speeds[min(max(0, place + step), Self.speeds.count - 1)]
  }

  /// The rate, 0 to 1, at which speech is ``speed`` times as fast as at another rate, as far as the voice goes.
  public func rate(from rate: Double) -> Double {
    let wanted = SilentSpeech.speed(atRate: rate) * speed
    // Speech grows faster with the rate: the rate lies between the two ends.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if SilentSpeech.speed(atRate: middle) < wanted { low = middle } else { high = middle }
    }
    return speed == 1 ? rate : (high * 1e6).rounded() / 1e6
  }
}

extension SpokenContentEngine {
  /// Carries out a command.
  mutating func perform(_ command: SpokenContentCommand) {
    switch command {
    case .speakScreen: if settings.isSpeakScreenEnabled { readScreen() }
    case .readAllContent: if controller.isShown { readScreen() }
    case .speakSelection: if settings.isSpeakSelectionEnabled { readSelection() }
    case .speakOnTouch: if controller.isShown { controller.speaksOnTouch.toggle() }
    case .playPause: playPause()
    case .rewind: skip(forward: false)
    case .fastForward: skip(forward: true)
    case .faster: changeSpeed(by: 1)
    case .slower: changeSpeed(by: -1)
    case .collapse: if controller.isShown { controller.isCollapsed.toggle() }
    case .close: close()
    case .doubleTapController: act(settings.spokenContent.doubleTapAction)
    case .longPressController: act(settings.spokenContent.longPressAction)
    }
    show()
  }

  private mutating func act(_ action: SpokenContentSettings.ControllerAction) {
    guard controller.isShown else { return }
    switch action {
    case .none: break
    case .speakScreen: perform(SpokenContentCommand.speakScreen)
    case .speakOnTouch: perform(SpokenContentCommand.speakOnTouch)
    case .readAllContent: perform(SpokenContentCommand.readAllContent)
    }
  }

  private mutating func playPause() {
    guard reading != nil else {
      // With nothing to go on with, the button begins.
      if controller.isShown { readScreen() }
      return
    }
    effects += queue.togglePause()
    controller.isPlaying = !queue.isPaused
  }

  private mutating func changeSpeed(by step: Int) {
    let speed = controller.speed(after: step)
    guard speed != controller.speed, controller.isShown || reading != nil else { return }
    controller.speed = speed
    speakAgain()
  }

  private mutating func close() {
    endReading()
    controller.isShown = false
    controller.speaksOnTouch = false
    controller.isCollapsed = false
  }
}
