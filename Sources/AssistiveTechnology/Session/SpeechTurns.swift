/// Whose turn it is to speak, where several technologies share one voice.
///
/// Each technology has a queue of its own and asks for one request at a time. Who speaks is heard to the end; what another
/// asks for meanwhile waits, in the order in which it was asked for. On a device each would speak with a voice of its own, at
/// the same time: nothing is lost there, and so nothing is lost here. Who pauses keeps nobody else from speaking: what was
/// paused is said anew when it goes on.
struct SpeechTurns {
  /// What the voice has to do.
  enum Step: Equatable {
    case speak(SpeechRequest)
    case stop, pause, resume
  }

  private struct Turn {
    var engine: Int
    var request: SpeechRequest
  }

  private var current: Turn?
  private var isPaused = false
  private var waiting: [Turn] = []
  /// What was paused when another had something to say.
  private var setAside: [Turn] = []

  /// The engine that progress is for; nil for progress of what is no longer being said.
  func speaker(of progress: SpeechProgress) -> Int? {
    switch progress {
    case .began(let id), .reached(let id, _, _), .finished(let id), .failed(let id):
      current?.request.id == id ? current?.engine : nil
    }
  }

  // MARK: What an engine asks for

  mutating func speak(_ request: SpeechRequest, by engine: Int) -> [Step] {
    // A technology that was switched off and on again knows nothing of what it said before.
    forget(engine)
    waiting.append(Turn(engine: engine, request: request))
    guard let current else { return next() }
    if current.engine == engine { return [.stop] + next() }
    return isPaused ? putAside(current) : []
  }

  mutating func stop(by engine: Int) -> [Step] {
    forget(engine)
    guard current?.engine == engine else { return [] }
    return [.stop] + next()
  }

  mutating func pause(by engine: Int) -> [Step] {
    if let current, current.engine == engine {
      guard !isPaused else { return [] }
      isPaused = true
      return waiting.isEmpty ? [.pause] : putAside(current)
    }
    setAside += waiting.filter { $0.engine == engine }
    waiting.removeAll { $0.engine == engine }
    return []
  }

  mutating func resume(by engine: Int) -> [Step] {
    if current?.engine == engine {
      guard isPaused else { return [] }
      isPaused = false
      return [.resume]
    }
    waiting += setAside.filter { $0.engine == engine }
    setAside.removeAll { $0.engine == engine }
    return current == nil || isPaused ? current.map { putAside($0) } ?? next() : []
  }

  // MARK: What the voice says

  mutating func heard(_ progress: SpeechProgress) -> [Step] {
    switch progress {
    case .began, .reached: []
    case .finished, .failed: next()
    }
  }

  // MARK: Turns

  private mutating func forget(_ engine: Int) {
    waiting.removeAll { $0.engine == engine }
    setAside.removeAll { $0.engine == engine }
  }

  private mutating func putAside(_ turn: Turn) -> [Step] {
    guard !waiting.isEmpty else { return [] }
    setAside.append(turn)
    return [.stop] + next()
  }

  private mutating func next() -> [Step] {
    isPaused = false
    current = waiting.isEmpty ? nil : waiting.removeFirst()
    return current.map { [.speak($0.request)] } ?? []
  }
}
