import CurbcutAVFoundation
import CurbcutFoundation
import CurbcutSwiftUI
import Testing

@MainActor
@Suite("Engines through which sound goes", .serialized)
struct AudioEngineTests {
  private let screen = AppScreen(Text("App"))
  private let mono = AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1)

  private func buffer(_ seconds: Double, value: Float = 0.5) throws -> AVAudioPCMBuffer {
    let format = try #require(mono)
    let frames = AVAudioFrameCount(seconds * format.sampleRate)
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frames))
    buffer.frameLength = frames
    for frame in 0..<Int(frames) { buffer.floatChannelData?[0][frame] = value }
    return buffer
  }

  private func advance(_ seconds: Double) {
    UIKitHost.shared.advance(by: seconds)
  }

  @Test func theMicrophoneHearsSilence() throws {
    let engine = AVAudioEngine()
    let input = engine.inputNode
    let format = input.outputFormat(forBus: 0)
    #expect(format.sampleRate == 48_000 && format.channelCount == 1)
    var (frames, loudest, times): (Int, Float, [AVAudioFramePosition]) = (0, 0, [])
    input.installTap(onBus: 0, bufferSize: 1024, format: format) { buffer, when in
      frames += Int(buffer.frameLength)
      times.append(when.sampleTime)
      for frame in 0..<Int(buffer.frameLength) {
        loudest = max(loudest, abs(buffer.floatChannelData?[0][frame] ?? 1))
      }
    }
    engine.prepare()
    advance(1)
    #expect(frames == 0)
    try engine.start()
    advance(1.05)
    #expect(abs(frames - 48_000) < 10 && loudest == 0)
    #expect(times.count == 10 && times.first == 0 && abs(times[1] - 4800) < 10)
    input.removeTap(onBus: 0)
    advance(1)
    #expect(times.count == 10)
    engine.stop()
    #expect(!engine.isRunning)
  }

  @Test func whatIsPlayedTakesItsTime() throws {
    let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: mono)
    var done: [String] = []
    player.scheduleBuffer(try buffer(1)) { done.append("first") }
    player.scheduleBuffer(try buffer(0.5), completionCallbackType: .dataPlayedBack) {
      #expect($0 == .dataPlayedBack)
      done.append("second")
    }
    try engine.start()
    advance(2)
    #expect(done.isEmpty && !player.isPlaying)
    player.play()
    advance(0.9)
    #expect(done.isEmpty && player.isPlaying)
    advance(0.2)
    #expect(done == ["first"])
    player.pause()
    advance(5)
    player.play()
    let time = try #require(player.lastRenderTime)
    #expect(abs(Double(player.playerTime(forNodeTime: time)?.sampleTime ?? 0) - 8800) < 2)
    advance(0.3)
    #expect(done == ["first"])
    advance(0.15)
    #expect(done == ["first", "second"] && player.isPlaying)
    player.scheduleBuffer(try buffer(3)) { done.append("stopped") }
    player.stop()
    advance(0)
    #expect(done.last == "stopped" && !player.isPlaying)
  }

  @Test func whatPausesStandsStill() throws {
    let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: mono)
    var isDone = false
    player.scheduleBuffer(try buffer(1)) { isDone = true }
    try engine.start()
    player.play()
    advance(0.5)
    engine.pause()
    advance(3)
    #expect(!isDone && player.lastRenderTime == nil)
    try engine.start()
    advance(0.4)
    #expect(!isDone)
    advance(0.2)
    #expect(isDone)
  }

  @Test func aFasterSoundEndsEarlier() throws {
    let (engine, player, pitch) = (AVAudioEngine(), AVAudioPlayerNode(), AVAudioUnitTimePitch())
    for node in [player, pitch] as [AVAudioNode] { engine.attach(node) }
    engine.connect(player, to: pitch, format: mono)
    engine.connect(pitch, to: engine.mainMixerNode, format: mono)
    var isDone = false
    player.scheduleBuffer(try buffer(4)) { isDone = true }
    try engine.start()
    player.play()
    advance(1)
    pitch.rate = 2
    advance(1.4)
    #expect(!isDone)
    advance(0.2)
    #expect(isDone)
  }

  @Test func aLoopEndsWhenItIsInterrupted() throws {
    let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: mono)
    var done: [String] = []
    player.scheduleBuffer(try buffer(1), at: nil, options: .loops) { done.append("loop") }
    try engine.start()
    player.play()
    advance(10.5)
    #expect(done.isEmpty)
    player.scheduleBuffer(try buffer(1), at: nil, options: .interruptsAtLoop) { done.append("end") }
    advance(0.6)
    #expect(done == ["loop"])
    advance(1)
    #expect(done == ["loop", "end"])
  }

  @Test func theMixIsInTheBuffers() throws {
    let engine = AVAudioEngine()
    let players = [AVAudioPlayerNode(), AVAudioPlayerNode()]
    let reverb = AVAudioUnitReverb()
    reverb.loadFactoryPreset(.cathedral)
    for node in players + [reverb] as [AVAudioNode] { engine.attach(node) }
    engine.connect(players[0], to: reverb, format: mono)
    engine.connect(reverb, to: engine.mainMixerNode, format: mono)
    engine.connect(players[1], to: engine.mainMixerNode, format: mono)
    try engine.enableManualRenderingMode(.offline, format: try #require(mono), maximumFrameCount: 400)
    let output = try #require(AVAudioPCMBuffer(pcmFormat: engine.manualRenderingFormat, frameCapacity: 400))
    var error = #expect(throws: NSError.self) { _ = try engine.renderOffline(400, to: output) }
    #expect(error?.code == AVAudioEngineManualRenderingError.notRunning.rawValue)
    try engine.start()
    players[0].volume = 0.5
    var isDone = false
    players[0].scheduleBuffer(try buffer(0.1)) { isDone = true }
    players[1].scheduleBuffer(try buffer(0.2, value: 0.125), at: AVAudioTime(sampleTime: 400, atRate: 8000))
    for player in players { player.play() }
    var means: [Float] = []
    while engine.manualRenderingSampleTime < 2400 {
      #expect(try engine.renderOffline(400, to: output) == .success)
      let samples = UnsafeBufferPointer(start: output.floatChannelData?[0], count: 400)
      means.append(samples.reduce(0, +) / 400)
      #expect(isDone == (engine.manualRenderingSampleTime >= 800))
    }
    #expect(means == [0.25, 0.375, 0.125, 0.125, 0.125, 0])
    error = #expect(throws: NSError.self) { _ = try engine.renderOffline(401, to: output) }
    #expect(error?.code == -50)
    engine.disableManualRenderingMode()
    #expect(!engine.isInManualRenderingMode)
  }

  @Test func aSourceIsAskedForItsSound() throws {
    let engine = AVAudioEngine()
    var asked = 0
    let source = AVAudioSourceNode { isSilence, _, frameCount, audioBufferList -> OSStatus in
      asked += Int(frameCount)
      isSilence.pointee = false
      for buffer in UnsafeMutableAudioBufferListPointer(audioBufferList) {
        UnsafeMutableBufferPointer<Float>(buffer).update(repeating: 0.75)
      }
      return noErr
    }
    engine.attach(source)
    engine.connect(source, to: engine.mainMixerNode, format: mono)
    engine.mainMixerNode.outputVolume = 0.5
    var level: Float = 0
    engine.mainMixerNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in
      level = buffer.floatChannelData?[1][100] ?? 0
    }
    try engine.start()
    advance(1.05)
    #expect(abs(asked - 8000) < 10 && level == 0.375)
    engine.stop()
  }

  private struct Mistake {
    var reason: String
    var make: (AVAudioEngine, AVAudioPlayerNode, AVAudioFormat) -> Void
  }

  @Test func mistakesAreExceptions() throws {
    let silent = AVAudioFormat(standardFormatWithSampleRate: 0, channels: 1)
    let stereo = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 2))
    let mistakes = [
      Mistake(reason: "required condition is false: inputNode != nullptr || outputNode != nullptr") {
        engine, _, _ in
        try? engine.start()
      },
      Mistake(
        reason:
          "required condition is false: [_nodes containsObject: node1] && [_nodes containsObject: node2]"
      ) {
        $0.connect($1, to: $0.mainMixerNode, format: $2)
      },
      Mistake(reason: "required condition is false: [_nodes containsObject: node]") { engine, player, _ in
        engine.detach(player)
      },
      Mistake(reason: "required condition is false: !nodeimpl->HasEngineImpl()") { engine, player, _ in
        let other = AVAudioEngine()
        withExtendedLifetime(other) {
          other.attach(player)
          engine.attach(player)
        }
      },
      Mistake(reason: "player started when in a disconnected state") { engine, player, _ in
        engine.attach(player)
        player.play()
      },
      Mistake(reason: "required condition is false: _engine->IsRunning()") { engine, player, format in
        engine.attach(player)
        engine.connect(player, to: engine.mainMixerNode, format: format)
        player.play()
      },
      Mistake(reason: "required condition is false: IsFormatSampleRateAndChannelCountValid(format)") {
        engine, _, _ in
        engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: silent) { _, _ in }
      },
      Mistake(reason: "required condition is false: format.sampleRate == hwFormat.sampleRate") {
        engine, _, format in
        engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: format) { _, _ in }
      },
      Mistake(reason: "required condition is false: nullptr == Tap()") { engine, _, _ in
        engine.mainMixerNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { _, _ in }
        engine.mainMixerNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { _, _ in }
      },
      Mistake(reason: "required condition is false: _outputFormat.channelCount == buffer.format.channelCount")
      {
        engine, player, format in
        engine.attach(player)
        engine.connect(player, to: engine.mainMixerNode, format: stereo)
        if let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 1) {
          player.scheduleBuffer(buffer)
        }
      },
    ]
    let format = try #require(mono)
    for mistake in mistakes {
      let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
      let exceptions = NSException.trapping { mistake.make(engine, player, format) }
      #expect(exceptions.map(\.reason) == [mistake.reason])
      #expect(exceptions.first?.name.rawValue == "com.apple.coreaudio.avfaudio")
    }
  }

  @Test func connectionsAreWhatTheyWereMade() throws {
    let (engine, player, mixer) = (AVAudioEngine(), AVAudioPlayerNode(), AVAudioMixerNode())
    for node in [player, mixer] as [AVAudioNode] { engine.attach(node) }
    #expect(player.engine === engine)
    engine.connect(player, to: mixer, format: mono)
    #expect(mixer.inputFormat(forBus: 0).sampleRate == 8000 && mixer.nextAvailableInputBus == 1)
    #expect(engine.inputConnectionPoint(for: mixer, inputBus: 0)?.node === player)
    engine.connect(player, to: engine.mainMixerNode, format: mono)
    #expect(engine.inputConnectionPoint(for: mixer, inputBus: 0) == nil)
    #expect(engine.outputConnectionPoints(for: player, outputBus: 0).map(\.node) == [engine.mainMixerNode])
    engine.disconnectNodeOutput(player)
    #expect(engine.outputConnectionPoints(for: player, outputBus: 0).isEmpty)
    engine.detach(player)
    #expect(player.engine == nil && !engine.attachedNodes.contains(player))
  }
}
