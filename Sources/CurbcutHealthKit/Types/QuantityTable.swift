import CurbcutFoundation

/// The unit and the style of each kind of quantity, as its documentation tells them.
enum QuantityTable {
  struct Row: Sendable {
    let unit: String
    let style: HKQuantityAggregationStyle
  }

  /// The rows, by identifier.
  static let rows: [String: Row] = {
    var rows: [String: Row] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 3 else { continue }
      let style: HKQuantityAggregationStyle =
        switch words[2] {
        case "c": .cumulative
        case "t": .discreteTemporallyWeighted
        case "e": .discreteEquivalentContinuousLevel
        default: .discreteArithmetic
        }
      rows["HKQuantityTypeIdentifier" + words[0]] = Row(unit: words[1], style: style)
    }
    return rows
  }()

  private static let text = """
    BodyMassIndex count d
    BodyFatPercentage % d
    Height m d
    BodyMass g d
    LeanBodyMass g d
    WaistCircumference m d
    AppleSleepingWristTemperature degC d
    StepCount count c
    DistanceWalkingRunning m c
    DistanceCycling m c
    DistanceWheelchair m c
    DistanceSwimming m c
    DistanceDownhillSnowSports m c
    DistanceCrossCountrySkiing m c
    DistancePaddleSports m c
    DistanceRowing m c
    DistanceSkatingSports m c
    BasalEnergyBurned kcal c
    ActiveEnergyBurned kcal c
    FlightsClimbed count c
    NikeFuel count c
    AppleExerciseTime min c
    AppleMoveTime min c
    AppleStandTime min c
    PushCount count c
    SwimmingStrokeCount count c
    VO2Max mL/kg*min d
    WalkingSpeed m/s d
    WalkingStepLength m d
    WalkingAsymmetryPercentage % d
    WalkingDoubleSupportPercentage % d
    SixMinuteWalkTestDistance m d
    StairAscentSpeed m/s d
    StairDescentSpeed m/s d
    AppleWalkingSteadiness % d
    RunningSpeed m/s d
    RunningPower W d
    RunningStrideLength m d
    RunningVerticalOscillation cm d
    RunningGroundContactTime ms d
    CyclingSpeed m/s d
    CyclingPower W d
    CyclingCadence count/min d
    CyclingFunctionalThresholdPower W d
    PhysicalEffort kcal/hr*kg d
    WorkoutEffortScore count d
    EstimatedWorkoutEffortScore count d
    HeartRate count/s t
    RestingHeartRate count/min d
    WalkingHeartRateAverage count/min d
    HeartRateVariabilitySDNN ms d
    HeartRateRecoveryOneMinute count/min d
    AtrialFibrillationBurden % d
    OxygenSaturation % d
    BodyTemperature degC d
    BasalBodyTemperature degC d
    BloodPressureSystolic mmHg d
    BloodPressureDiastolic mmHg d
    RespiratoryRate count/s d
    BloodGlucose g/L d
    BloodAlcoholContent % d
    PeripheralPerfusionIndex % d
    ForcedVitalCapacity L d
    ForcedExpiratoryVolume1 L d
    PeakExpiratoryFlowRate L/min d
    NumberOfTimesFallen count c
    InhalerUsage count c
    InsulinDelivery IU c
    ElectrodermalActivity S d
    EnvironmentalAudioExposure dBASPL e
    HeadphoneAudioExposure dBASPL e
    EnvironmentalSoundReduction dBASPL e
    UVExposure count d
    TimeInDaylight min c
    UnderwaterDepth m d
    WaterTemperature degC d
    NumberOfAlcoholicBeverages count c
    DietaryFatTotal g c
    DietaryFatPolyunsaturated g c
    DietaryFatMonounsaturated g c
    DietaryFatSaturated g c
    DietaryCholesterol g c
    DietarySodium g c
    DietaryCarbohydrates g c
    DietaryFiber g c
    DietarySugar g c
    DietaryEnergyConsumed kcal c
    DietaryProtein g c
    DietaryVitaminA g c
    DietaryVitaminB6 g c
    DietaryVitaminB12 g c
    DietaryVitaminC g c
    DietaryVitaminD g c
    DietaryVitaminE g c
    DietaryVitaminK g c
    DietaryCalcium g c
    DietaryIron g c
    DietaryThiamin g c
    DietaryRiboflavin g c
    DietaryNiacin g c
    DietaryFolate g c
    DietaryBiotin g c
    DietaryPantothenicAcid g c
    DietaryPhosphorus g c
    DietaryIodine g c
    DietaryMagnesium g c
    DietaryZinc g c
    DietarySelenium g c
    DietaryCopper g c
    DietaryManganese g c
    DietaryChromium g c
    DietaryMolybdenum g c
    DietaryChloride g c
    DietaryPotassium g c
    DietaryCaffeine g c
    DietaryWater L c
    """
}
