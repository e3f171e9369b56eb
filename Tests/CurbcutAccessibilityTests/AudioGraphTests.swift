import CurbcutAccessibility
import Foundation
import Testing

@Suite("A chart as sound")
struct AudioGraphTests {
  static func axis(
    _ range: ClosedRange<Double>, scale: AXNumericDataAxisDescriptor.ScaleType = .linear
  ) -> AXNumericDataAxisDescriptor {
    let axis = AXNumericDataAxisDescriptor(title: "", range: range, gridlinePositions: []) { "\($0)" }
    axis.scaleType = scale
    return axis
  }

  static func chart(
    _ points: [(Double, Double?)], isLine: Bool = false, x: AXNumericDataAxisDescriptor = axis(0...10),
    y: AXNumericDataAxisDescriptor? = axis(0...100)
  ) -> AXChartDescriptor {
    AXChartDescriptor(
      title: "Chart", summary: nil, xAxis: x, yAxis: y,
      series: [
        AXDataSeriesDescriptor(
          name: "A", isContinuous: isLine, dataPoints: points.map { AXDataPoint(x: $0.0, y: $0.1) })
      ])
  }

  @Test("Pitch rises by equal steps to the ear from the lowest to the highest value")
  func pitch() {
    let tones = AudioGraph(Self.chart([(0, 0), (5, 50), (10, 100)])).tones
    #expect(tones.map { Int($0.frequency.rounded()) } == [131, 370, 1047])
    let steps = [tones[1].frequency / tones[0].frequency, tones[2].frequency / tones[1].frequency]
    #expect(abs(steps[0] - steps[1]) < 1e-9)
  }

  @Test("Time and place run along the x axis, whatever the order of the points")
  func time() {
    let graph = AudioGraph(Self.chart([(10, 1), (0, 2), (5, 3)]), duration: 4)
    #expect(graph.tones.map(\.point) == [1, 2, 0])
    #expect(graph.tones.map(\.pan) == [-1, 0, 1])
    #expect(graph.tones.map { ($0.start * 100).rounded() / 100 } == [0, 1.94, 3.88])
    #expect(graph.tones.allSatisfy { $0.start + $0.duration <= graph.duration + 1e-9 })
  }

  @Test("A chart that runs from right to left is heard from the right")
  func rightToLeft() {
    let chart = Self.chart([(0, 1), (10, 2)])
    chart.contentDirection = .rightToLeft
    #expect(AudioGraph(chart).tones.map(\.pan) == [1, -1])
    chart.contentDirection = .radialClockwise
    #expect(AudioGraph(chart).tones.map(\.pan) == [0, 0])
  }

  @Test("A line glides from point to point; single points stay apart")
  func line() {
    let tones = AudioGraph(Self.chart([(0, 0), (5, 100), (10, 0)], isLine: true)).tones
    #expect(tones.map(\.isJoined) == [false, true, true])
    #expect(tones[0].endFrequency == tones[1].frequency)
    #expect(abs(tones[0].start + tones[0].duration - tones[1].start) < 1e-9)
    #expect(!AudioGraph(Self.chart([(0, 0), (5, 100)])).tones.contains { $0.isJoined })
  }

  @Test("Each series has a sound of its own, and can be heard alone")
  func series() {
    let chart = Self.chart([(0, 1)])
    chart.series.append(
      AXDataSeriesDescriptor(name: "B", isContinuous: false, dataPoints: [AXDataPoint(x: 3, y: 2)]))
    #expect(AudioGraph(chart).tones.map(\.timbre) == [.pure, .reed])
    #expect(AudioGraph(chart, series: 1).tones.map(\.series) == [1])
    #expect(AudioGraph(chart, series: 7).tones.isEmpty)
  }

  @Test("Categories stand at equal distances in their order")
  func categories() {
    let chart = AXChartDescriptor(
      title: nil, summary: nil,
      xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["Jan", "Feb", "Mar"]),
      yAxis: Self.axis(0...10),
      series: [
        AXDataSeriesDescriptor(
          name: "", isContinuous: false,
          dataPoints: ["Mar", "Jan", "May"].map { AXDataPoint(x: $0, y: 5) })
      ])
    #expect(AudioGraph(chart).tones.map(\.point) == [1, 0])
    #expect(AudioGraph(chart).tones.map(\.pan) == [-1, 1])
  }

  @Test("On a logarithmic axis ten lies in the middle of one and a hundred")
  func logarithmic() {
    for scale in [AXNumericDataAxisDescriptor.ScaleType.log10, .ln] {
      let tones = AudioGraph(
        Self.chart([(1, 0), (10, 0), (100, 0), (-1, 0)], x: Self.axis(1...100, scale: scale))
      ).tones
      #expect(tones.count == 3)
      #expect(abs(tones[1].pan) < 1e-9)
    }
  }

  @Test(
    "Values that cannot be heard are silent",
    arguments: [
      [(0, nil)], [(Double.nan, 1)], [(0, Double.infinity)], [],
    ] as [[(Double, Double?)]])
  func nonsense(points: [(Double, Double?)]) {
    let graph = AudioGraph(Self.chart(points), duration: .nan)
    #expect(graph.tones.isEmpty)
    #expect(graph.duration == 5)
    #expect(graph.audio().samples.allSatisfy { $0 == 0 })
  }

  @Test("A range of one value sounds in the middle; without a y axis too")
  func flat() {
    let middle = AudioGraph.frequency(at: 0.5)
    #expect(AudioGraph(Self.chart([(1, 7)], y: Self.axis(7...7))).tones.map(\.frequency) == [middle])
    #expect(AudioGraph(Self.chart([(1, nil)], y: nil)).tones.map(\.frequency) == [middle])
  }

  @Test("The samples hold the pitch that the tone names")
  func samples() {
    let audio = AudioGraph(Self.chart([(0, 0)]), duration: 1).audio(sampleRate: 22_050)
    #expect(audio.samples.count == 22_050 * 2)
    #expect(audio.duration == 1)
    // All on the left, for 0.12 seconds of 131 hertz: some 15 waves.
    let left = stride(from: 0, to: audio.samples.count, by: 2).map { audio.samples[$0] }
    let right = stride(from: 1, to: audio.samples.count, by: 2).map { audio.samples[$0] }
    let rises = zip(left, left.dropFirst()).count { $0 <= 0 && $1 > 0 }
    #expect((15...16).contains(rises))
    #expect(right.allSatisfy { $0 == 0 })
    #expect((left.max() ?? 0) > 20_000)
  }

  @Test("A line has no break where it goes on")
  func unbroken() {
    let chart = Self.chart([(0, 0), (2, 20), (4, 40), (10, 100)], isLine: true)
    let audio = AudioGraph(chart, duration: 1).audio(sampleRate: 44_100)
    let jumps = stride(from: 2, to: audio.samples.count, by: 2).map { index -> Double in
      let left = Double(audio.samples[index]) - Double(audio.samples[index - 2])
      let right = Double(audio.samples[index + 1]) - Double(audio.samples[index - 1])
      return (left * left + right * right).squareRoot()
    }
    // A wave of 1047 hertz at this rate moves by some 15 percent of its height from sample to sample.
    #expect((jumps.max() ?? 0) < 0.2 * 32_768)
  }

  @Test("The same chart always gives the same file")
  func file() throws {
    let make = { AudioGraph(Self.chart([(0, 3), (4, 9)]), duration: 0.5).audio(sampleRate: 8_000).wavData }
    let data = make()
    #expect(data == make())
    #expect(data.count == 44 + 4_000 * 4)
    #expect(String(decoding: data[0..<4], as: UTF8.self) == "RIFF")
    #expect(String(decoding: data[8..<16], as: UTF8.self) == "WAVEfmt ")
    // Two channels, 8000 samples a second.
    #expect(Array(data[22..<28]) == [2, 0, 0x40, 0x1F, 0, 0])
  }

  @Test("A live graph sounds between start and stop, higher for higher values")
  @MainActor
  func live() {
    var heard: [Int?] = []
    AXLiveAudioGraph.listener = { heard.append($0.map { Int($0.rounded()) }) }
    defer { AXLiveAudioGraph.listener = nil }
    AXLiveAudioGraph.update(value: 0.5)
    AXLiveAudioGraph.start()
    AXLiveAudioGraph.update(value: 0)
    AXLiveAudioGraph.update(value: 1)
    AXLiveAudioGraph.update(value: .nan)
    AXLiveAudioGraph.update(value: 3)
    AXLiveAudioGraph.stop()
    #expect(heard == [131, 1047, nil])
  }
}
